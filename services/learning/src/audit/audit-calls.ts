import { listAuditEntries } from '@sargam/chassis/audit';
import { requireCaller } from '@sargam/chassis/service';
import type { AuditServiceImplementation } from '@sargam/proto/learning/v1/audit';
import type { Deps } from '../deps.ts';

export const auditCalls = ({ database }: Deps): AuditServiceImplementation => ({
  listAuditEntries: async (request, context) => {
    requireCaller(context, { roles: ['admin'] });
    return listAuditEntries(database.db, request);
  },
});
