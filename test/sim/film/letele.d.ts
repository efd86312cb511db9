/** The package names type declarations that it does not hold. Each export draws one card: `Sa`, `H10`, `Dk`. */
declare module '@letele/playing-cards' {
  type Draw = (properties: Readonly<Record<string, unknown>>) => string;
  const draws: Readonly<Record<string, Draw>>;
  export = draws;
}
