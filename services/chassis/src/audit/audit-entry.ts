type Fields = Readonly<Record<string, unknown>>;

/** What changed: a target is created where `before` is absent, and deleted where `after` is absent. */
export interface AuditedChange {
  /** Name of the called method, such as `Suspend`. */
  readonly action: string;
  readonly targetKind: string;
  readonly targetId: string;
  /** Without tokens, password hashes, codes and addresses: entries are kept for ever. */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  readonly reason?: string;
}

/** JSON with integers of any size as decimal texts. */
export const toAuditJson = (value: unknown): string =>
  JSON.stringify(value, (_, field: unknown) => (typeof field === 'bigint' ? String(field) : field));

/** The fields that differ. A field that both sides have with equal JSON is left out. */
export const changedFields = (
  before: object | undefined,
  after: object | undefined,
): { readonly before: Fields | null; readonly after: Fields | null } => {
  const [old, now] = [before as Fields | undefined, after as Fields | undefined];
  const differs = (name: string) => toAuditJson(old?.[name]) !== toAuditJson(now?.[name]);
  const pick = (fields: Fields | undefined) =>
    fields ? Object.fromEntries(Object.entries(fields).filter(([name]) => differs(name))) : null;
  return { before: pick(old), after: pick(now) };
};
