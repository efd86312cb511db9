/** The numbers a recurrence is worked out in: fast ones to play by, exact ones to check it by. */
export interface Arithmetic<Value> {
  /** A quotient of whole numbers, the denominator above zero. */
  readonly ratio: (numerator: number, denominator: number) => Value;
  readonly add: (one: Value, other: Value) => Value;
  readonly multiply: (one: Value, other: Value) => Value;
  /** Below, at or above zero as `one` is less than, equal to or more than `other`. */
  readonly compare: (one: Value, other: Value) => number;
}

export const FLOATS: Arithmetic<number> = {
  ratio: (numerator, denominator) => numerator / denominator,
  add: (one, other) => one + other,
  multiply: (one, other) => one * other,
  compare: (one, other) => one - other,
};
