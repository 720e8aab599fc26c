import { requireCaller, requireOwner } from '@sargam/chassis/service';
import type { LearningServiceImplementation } from '@sargam/proto/learning/v1/learning';
import { toApplicationMessage } from '../certificates/application-message.ts';
import { listApplicationsOf } from '../certificates/application-store.ts';
import type { Deps } from '../deps.ts';
import { findCurrentPeriod } from './access-period.ts';
import { listEndedAccess } from './ended-access.ts';
import { toEnrolmentMessage } from './enrolment-message.ts';

/** Enrolments are visible to their student and to admins (decision P2). */
export const enrolmentHandlers = ({
  enrolments,
  service,
  database,
}: Deps): Pick<LearningServiceImplementation, 'listEnrolments' | 'listEndedAccess'> => ({
  listEnrolments: async ({ studentId }, context) => {
    requireOwner(context, studentId, ['admin']);
    const now = service.clock();
    const [found, applications] = await Promise.all([
      enrolments.list(studentId),
      listApplicationsOf(database.db, studentId),
    ]);
    return {
      certificates: applications.map((row) => toApplicationMessage(row)),
      enrolments: found.map(({ row, periods }) => {
        // The row has the tier of the last period. The current tier comes from the period that contains `now`.
        const { tier = row.tier, orderId = row.order_id } = findCurrentPeriod(periods, now) ?? {};
        return toEnrolmentMessage({ ...row, tier, order_id: orderId }, now);
      }),
    };
  },

  listEndedAccess: async (request, context) => {
    requireCaller(context, { roles: ['admin'] });
    return listEndedAccess(database.db, request, service.clock());
  },
});
