export { AuditSection } from './AuditSection.tsx';
export { auditColumns } from './audit-columns.tsx';
