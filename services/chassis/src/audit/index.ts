export { type AuditedChange, changedFields } from './audit-entry.ts';
export { createMongoAudit, type MongoAudit, type WithPendingAudit } from './mongo-audit.ts';
export {
  type AuditLogModel,
  auditLogModel,
  listMongoAuditEntries,
  type PendingAuditEntry,
  pendingAuditField,
} from './mongo-audit-log.ts';
export { appendAuditEntry, listAuditEntries } from './sql-audit-log.ts';
