/** Amounts in poisha, and counts, by name. */
export type Sums<Name extends string> = Readonly<Record<Name, bigint>>;

/** What two sums must be to each other. */
export type Sides = readonly [one: bigint, is: '=' | '≤', other: bigint];

/** What must hold of sums that were read, in words. */
export type Rules<Seen> = Readonly<Record<string, (seen: Seen) => Sides>>;

/** Every rule that is broken, and by how much. */
export const broken = <Seen>(rules: Rules<Seen>, seen: Seen): readonly string[] =>
  Object.entries(rules).flatMap(([says, rule]) => {
    const [one, is, other] = rule(seen);
    const holds = is === '=' ? one === other : one <= other;
    return holds ? [] : [`${says}: ${one} ${is} ${other} is not so`];
  });

/** A row of sums as the database writes them: a sum of no rows is nothing. */
export const sumsIn = <Name extends string>(
  row: Readonly<Record<Name, string | number | null>> | undefined,
): Sums<Name> =>
  Object.fromEntries(
    Object.entries<string | number | null>(row ?? {}).map(([name, sum]) => [name, BigInt(sum ?? 0)]),
  ) as Record<Name, bigint>;
