type Fields = Readonly<Record<string, unknown>>;

/** What changed: a target is created where `before` is absent, and deleted where `after` is absent. */
export interface AuditedChange {
  /** Name of the called method, such as `Suspend`. */
  readonly action: string;
  readonly targetKind: string;
  readonly targetId: string;
  /** Without tokens, password hashes, codes and addresses: entries are kept for ever. */
  readonly before?: Fields | undefined;
  readonly after?: Fields | undefined;
  readonly reason?: string;
}

/** The fields that differ. A field that both sides have with equal JSON is left out. */
export const changedFields = (
  before: Fields | undefined,
  after: Fields | undefined,
): { readonly before: Fields | null; readonly after: Fields | null } => {
  const differs = (name: string) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]);
  const pick = (fields: Fields | undefined) =>
    fields ? Object.fromEntries(Object.entries(fields).filter(([name]) => differs(name))) : null;
  return { before: pick(before), after: pick(after) };
};
