import { newId } from '../ids/index.ts';
import { currentScope } from '../scope/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What changed: a target is created if `before` is absent, and deleted if `after` is absent. */
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

/** How many fields an entry has on either side. */
export const countFields = (before: Fields | null, after: Fields | null): number =>
  Object.keys({ ...before, ...after }).length;

/** An entry as it is stored. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  readonly role: string;
  readonly action: string;
  readonly targetKind: string;
  readonly targetId: string;
  readonly before: Fields | null;
  readonly after: Fields | null;
  readonly changedFields: number;
  readonly reason: string;
  readonly traceId: string;
  readonly network: string;
}

/**
 * The entry of a change by the caller of the current call; undefined if no field differs.
 * @throws Error without a caller: a change that nobody made has no entry.
 */
export const createAuditEntry = (
  at: Date,
  { action, targetKind, targetId, reason = '', ...change }: AuditedChange,
): AuditEntry | undefined => {
  const { caller, trace } = currentScope();
  if (!caller) throw new Error(`the audited change ${action} has no caller`);
  const { before, after } = changedFields(change.before, change.after);
  const count = countFields(before, after);
  if (before && after && count === 0) return undefined;
  return {
    id: newId(),
    at,
    actor: caller.subject,
    role: caller.roles.join(' '),
    action,
    targetKind,
    targetId,
    before,
    after,
    changedFields: count,
    reason,
    traceId: trace?.traceId ?? '',
    network: caller.claims['network'] ?? '',
  };
};

/** Empty filters match every entry. */
export interface AuditFilter {
  readonly entryId: string;
  readonly targetKind: string;
  readonly targetId: string;
  readonly actor: string;
  readonly action: string;
  readonly from: Date | undefined;
  /** Exclusive. */
  readonly until: Date | undefined;
  /** Only entries after this position of a list, which has the newest first. The total counts all entries. */
  readonly before: { readonly at: Date | undefined; readonly id: string } | undefined;
  readonly page: { readonly page: number; readonly limit: number } | undefined;
  readonly skipTotal: boolean;
  /** Leaves the values of the changed fields out. */
  readonly withoutChanges: boolean;
}
