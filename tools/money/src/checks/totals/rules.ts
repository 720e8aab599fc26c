/** Amounts in poisha, and counts, by name. */
export type Totals<Name extends string> = Readonly<Record<Name, bigint>>;

/** Two totals and the relation that must hold between them. */
export type Comparison = readonly [left: bigint, relation: '=' | '≤', right: bigint];

export const equal = (left: bigint, right: bigint): Comparison => [left, '=', right];

export const atMost = (left: bigint, right: bigint): Comparison => [left, '≤', right];

/** Rules over totals, by their description. */
export type Rules<Input> = Readonly<Record<string, (input: Input) => Comparison>>;

/** Descriptions of all broken rules, with both totals. */
export const findBrokenRules = <Input>(rules: Rules<Input>, input: Input): readonly string[] =>
  Object.entries(rules).flatMap(([description, rule]) => {
    const [left, relation, right] = rule(input);
    const holds = relation === '=' ? left === right : left <= right;
    return holds ? [] : [`${description}: expected ${left} ${relation} ${right}`];
  });

/** Parses a row of totals; the database returns null for a sum of no rows. */
export const parseTotals = <Name extends string>(
  row: Readonly<Record<Name, string | number | null>> | undefined,
): Totals<Name> =>
  Object.fromEntries(
    Object.entries<string | number | null>(row ?? {}).map(([name, sum]) => [name, BigInt(sum ?? 0)]),
  ) as Record<Name, bigint>;
