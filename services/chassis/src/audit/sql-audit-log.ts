import { type Kysely, sql } from 'kysely';
import { toLimitOffset } from '../paging/index.ts';
import { selectPage, type Tx, toProperties } from '../sql/index.ts';
import { type AuditedChange, type AuditFilter, createAuditEntry, toAuditJson } from './audit-entry.ts';

interface AuditLogTable {
  readonly audit_log: {
    readonly id: string;
    readonly at: Date;
    readonly actor: string;
    readonly role: string;
    readonly action: string;
    readonly target_kind: string;
    readonly target_id: string;
    readonly before: Record<string, unknown> | null;
    readonly after: Record<string, unknown> | null;
    readonly changed_fields: number;
    readonly reason: string;
    readonly trace_id: string;
    readonly network: string;
  };
}

/**
 * Appends an entry to the table `audit_log` in the transaction of the change. The actor is the caller of the current call.
 * A change of no field has no entry.
 * @throws Error without a caller: a change that nobody made has no entry.
 */
export const appendAuditEntry = async <Tables>(
  tx: Tx<Tables>,
  at: Date,
  change: AuditedChange,
): Promise<void> => {
  const entry = createAuditEntry(at, change);
  if (!entry) return;
  const { before, after } = entry;
  await sql`
    insert into audit_log (id, at, actor, role, action, target_kind, target_id, before, after, changed_fields, reason, trace_id,
      network)
    values (${entry.id}, ${entry.at}, ${entry.actor}, ${entry.role}, ${entry.action}, ${entry.targetKind}, ${entry.targetId},
      ${before && toAuditJson(before)}::jsonb, ${after && toAuditJson(after)}::jsonb, ${entry.changedFields},
      ${entry.reason}, ${entry.traceId}, ${entry.network})
  `.execute(tx);
};

const withoutChanges = sql`(
  select id, at, actor, role, action, target_kind, target_id, changed_fields, reason, trace_id, network from audit_log
)`;

/** A page of the entries, newest first, with their number up to 10,001 or without it. Empty filters match every entry. */
export const listAuditEntries = async <Tables>(db: Kysely<Tables>, filter: AuditFilter) => {
  const { entryId, targetKind, targetId, actor, action, from, until, before, page } = filter;
  const auditDb = db as unknown as Kysely<AuditLogTable>;
  const entries = filter.withoutChanges ? withoutChanges : sql.table('audit_log');
  const wanted = auditDb
    .selectFrom(sql<AuditLogTable['audit_log']>`${entries}`.as('audit_log'))
    .$if(entryId !== '', (query) => query.where('id', '=', entryId))
    .$if(targetKind !== '', (query) => query.where('target_kind', '=', targetKind))
    .$if(targetId !== '', (query) => query.where('target_id', '=', targetId))
    .$if(actor !== '', (query) => query.where('actor', '=', actor))
    .$if(action !== '', (query) => query.where('action', '=', action))
    .$if(from !== undefined, (query) => query.where('at', '>=', from as Date))
    .$if(until !== undefined, (query) => query.where('at', '<', until as Date));
  const isOnPage = before?.at && sql<boolean>`(at, id) < (${before.at}, ${before.id})`;
  const options = { isOnPage, skipTotal: filter.skipTotal };
  const { rows, total } = await selectPage(auditDb, wanted, 'at', toLimitOffset(page), options);
  const toEntry = ({ before, after, ...row }: AuditLogTable['audit_log']) => ({
    ...toProperties(row),
    beforeJson: before ? JSON.stringify(before) : '',
    afterJson: after ? JSON.stringify(after) : '',
  });
  return { entries: (rows as AuditLogTable['audit_log'][]).map(toEntry), total };
};
