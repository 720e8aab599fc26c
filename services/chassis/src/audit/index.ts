export { type AuditedChange, changedFields } from './audit-entry.ts';
export { auditHandlers, mongoAuditHandlers } from './audit-handlers.ts';
export { createMongoAudit, type MongoAudit, type WithPendingAudit } from './mongo-audit.ts';
export {
  type AuditLogModel,
  auditLogModel,
  type PendingAuditEntry,
  pendingAuditField,
} from './mongo-audit-log.ts';
export { appendAuditEntry } from './sql-audit-log.ts';
