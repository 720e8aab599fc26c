import { type AuditLogModel, listMongoAuditEntries } from '@sargam/chassis/audit';
import { requireCaller } from '@sargam/chassis/service';
import type { AuditServiceImplementation } from '@sargam/proto/messaging/v1/audit';

export const auditCalls = (auditLog: AuditLogModel): AuditServiceImplementation => ({
  listAuditEntries: async (request, context) => {
    requireCaller(context, { roles: ['admin'] });
    return listMongoAuditEntries(auditLog, request);
  },
});
