import type { Arithmetic } from '../../../src/players/arithmetic.ts';

/** An exact fraction in lowest terms, the denominator above zero. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const FRACTIONS: Arithmetic<Fraction> = {
  ratio: (numerator, denominator) => reduced(BigInt(numerator), BigInt(denominator)),
  add: (one, other) =>
    reduced(
      one.numerator * other.denominator + other.numerator * one.denominator,
      one.denominator * other.denominator,
    ),
  multiply: (one, other) =>
    reduced(one.numerator * other.numerator, one.denominator * other.denominator),
  compare: (one, other) => {
    const difference = one.numerator * other.denominator - other.numerator * one.denominator;
    return difference === 0n ? 0 : difference > 0n ? 1 : -1;
  },
};

/** `-2/3`, and `1` for one. */
export function makeFraction({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}

function reduced(numerator: bigint, denominator: bigint): Fraction {
  let [one, other] = [numerator < 0n ? -numerator : numerator, denominator];
  while (other !== 0n) [one, other] = [other, one % other];
  return { numerator: numerator / one, denominator: denominator / one };
}
