export { type AuditedChange, changedFields } from './audit-entry.ts';
export { appendAuditEntry, listAuditEntries } from './sql-audit-log.ts';
