/** The first row of each id: many events that are handled together may hold repeats. */
export const firstById = <Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] => {
  const first = new Map<string, Row>();
  for (const row of rows) if (!first.has(row.id)) first.set(row.id, row);
  return [...first.values()];
};
