import type { Kysely } from 'kysely';
import type { CallContext } from 'nice-grpc';
import { requireCaller } from '../caller/index.ts';
import type { AuditFilter } from './audit-entry.ts';
import { type AuditLogModel, listMongoAuditEntries } from './mongo-audit-log.ts';
import { listAuditEntries } from './sql-audit-log.ts';

const callsForAdmins = <Entries>(list: (filter: AuditFilter) => Promise<Entries>) => ({
  listAuditEntries: async (filter: AuditFilter, context: CallContext): Promise<Entries> => {
    requireCaller(context, { roles: ['admin'] });
    return list(filter);
  },
});

/** The calls of `AuditService` of a service on PostgreSQL. */
export const auditHandlers = <Tables>(db: Kysely<Tables>) =>
  callsForAdmins((filter) => listAuditEntries(db, filter));

/** The calls of `AuditService` of a service on MongoDB. */
export const mongoAuditHandlers = (auditLog: AuditLogModel) =>
  callsForAdmins((filter) => listMongoAuditEntries(auditLog, filter));
