import { type Connection, type Model, Schema } from 'mongoose';
import { insertMissing } from '../mongo/index.ts';
import { maxTotal, toLimitOffset } from '../paging/index.ts';
import {
  type AuditEntry,
  type AuditedChange,
  type AuditFilter,
  countFields,
  createAuditEntry,
  toAuditJson,
} from './audit-entry.ts';

interface StoredFields extends Omit<AuditEntry, 'id' | 'before' | 'after'> {
  /** The changed fields as a JSON object; empty for a created target. */
  readonly beforeJson: string;
  /** The changed fields as a JSON object; empty for a deleted target. */
  readonly afterJson: string;
}

/** An entry in its changed document, before it is moved to the audit log. */
export interface PendingAuditEntry extends StoredFields {
  readonly id: string;
  /** The document is deleted when its entries are moved. */
  readonly deletesDocument: boolean;
}

interface AuditLogDocument extends StoredFields {
  readonly _id: string;
}
export type AuditLogModel = Model<AuditLogDocument>;

const text = { type: String, default: '' };
const required = { type: String, required: true };
const storedFields = {
  at: { type: Date, required: true },
  actor: required,
  role: text,
  action: required,
  targetKind: required,
  targetId: required,
  beforeJson: text,
  afterJson: text,
  /** Missing in entries of before the number was stored. */
  changedFields: Number,
  reason: text,
  traceId: text,
  network: text,
};

const pendingSchema = new Schema<PendingAuditEntry>(
  // The index finds documents with pending entries: a collection can be large.
  { id: { ...required, index: true }, deletesDocument: { type: Boolean, default: false }, ...storedFields },
  { _id: false },
);

/** The field of a schema for pending entries: `new Schema({ …, pendingAudit: pendingAuditField })`. */
export const pendingAuditField = { type: [pendingSchema], default: [], select: false } as const;

const auditLogSchema = new Schema<AuditLogDocument>({ _id: required, ...storedFields }, { versionKey: false })
  // Each filter with the whole order of the list: without the id the server sorts every matching entry in memory.
  .index({ at: -1, _id: -1 })
  .index({ targetId: 1, at: -1, _id: -1 })
  .index({ targetKind: 1, at: -1, _id: -1 })
  .index({ actor: 1, at: -1, _id: -1 })
  .index({ action: 1, at: -1, _id: -1 });

/** The collection `audit_log` of a service on MongoDB. Entries are only inserted. */
export const auditLogModel = (connection: Connection): AuditLogModel =>
  (connection.models['audit_log'] as AuditLogModel | undefined) ??
  connection.model<AuditLogDocument>('audit_log', auditLogSchema, 'audit_log');

/** The entry of a change, or nothing if no field differs. */
export const createPendingAudit = (at: Date, change: AuditedChange): PendingAuditEntry[] => {
  const created = createAuditEntry(at, change);
  if (!created) return [];
  const { before, after, ...entry } = created;
  const toJson = (fields: object | null) => (fields ? toAuditJson(fields) : '');
  return [{ ...entry, beforeJson: toJson(before), afterJson: toJson(after), deletesDocument: false }];
};

const parseJson = (json: string) => (json === '' ? null : (JSON.parse(json) as Record<string, unknown>));

/** The numbers of changed fields of entries that have none, by id: the values are counted. */
const countChangedFields = async (
  model: AuditLogModel,
  entries: readonly Partial<AuditLogDocument>[],
): Promise<ReadonlyMap<string, number>> => {
  const ids = entries.flatMap(({ _id, changedFields }) => (changedFields === undefined ? [_id] : []));
  if (ids.length === 0) return new Map();
  const found = await model
    .find({ _id: { $in: ids } })
    .select({ beforeJson: 1, afterJson: 1 })
    .lean<AuditLogDocument[]>();
  return new Map(
    found.map((entry) => [entry._id, countFields(parseJson(entry.beforeJson), parseJson(entry.afterJson))]),
  );
};

/** A page of the entries, newest first. Empty filters match every entry. */
export const listMongoAuditEntries = async (
  model: AuditLogModel,
  { entryId, targetKind, targetId, actor, action, from, until, before, page, ...answer }: AuditFilter,
) => {
  const wanted = Object.entries({ _id: entryId, targetKind, targetId, actor, action }).filter(
    ([, value]) => value !== '',
  );
  const at = { ...(from && { $gte: from }), ...(until && { $lt: until }) };
  const filter = { ...Object.fromEntries(wanted), ...(Object.keys(at).length > 0 && { at }) };
  const isAfter = before?.at && {
    $or: [{ at: { $lt: before.at } }, { at: before.at, _id: { $lt: before.id } }],
  };
  const { limit, offset } = toLimitOffset(page);
  const [found, total] = await Promise.all([
    model
      .find({ ...filter, ...isAfter })
      .sort({ at: -1, _id: -1 })
      .skip(offset)
      .limit(limit)
      .select(answer.withoutChanges ? { beforeJson: 0, afterJson: 0 } : {})
      .lean<AuditLogDocument[]>(),
    answer.skipTotal ? 0 : model.countDocuments(filter, { limit: maxTotal + 1 }),
  ]);
  const counted = await countChangedFields(model, found);
  const entries = found.map(({ _id, ...entry }) => ({
    ...entry,
    id: _id,
    changedFields: counted.get(_id) ?? entry.changedFields,
  }));
  return { entries, total };
};

/** Inserts the entries that the audit log does not have yet. */
export const insertAuditEntries = async (
  model: AuditLogModel,
  entries: readonly PendingAuditEntry[],
): Promise<void> => {
  const documents = entries.map(({ id, deletesDocument: _, ...entry }) => ({ ...entry, _id: id }));
  await insertMissing(model, documents);
};
