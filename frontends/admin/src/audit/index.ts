export { AuditList } from './AuditList.tsx';
export { auditColumns } from './audit-columns.tsx';
