import { requireCaller } from '@sargam/chassis/service';
import type { CertificateServiceImplementation } from '@sargam/proto/learning/v1/certificates';
import type { Deps } from '../deps.ts';
import { toApplicationMessage } from './application-message.ts';
import { countPendingApplications, listApplications, listLessonCounts } from './application-store.ts';
import { parseCertificateState } from './certificate-state.ts';
import { admins, examiners, findForExaminer } from './examiner.ts';

type ApplicationHandlers = Pick<
  CertificateServiceImplementation,
  'listApplications' | 'countPendingCertificates' | 'getApplication'
>;

export const applicationHandlers = (deps: Deps): ApplicationHandlers => {
  const { db } = deps.database;
  return {
    listApplications: async (request, context) => {
      const { roles, claims } = requireCaller(context, examiners);
      const instructorId = roles.includes('admin') ? undefined : (claims['instructor'] ?? '');
      const { courseId, studentId, withProgress } = request;
      const filter = { state: parseCertificateState(request.state), courseId, studentId, instructorId };
      const { rows, ...page } = await listApplications(db, filter, request);
      const counts = withProgress ? await listLessonCounts(db, rows) : new Map();
      return {
        ...page,
        applications: rows.map((row) => ({ ...toApplicationMessage(row), ...counts.get(row.id) })),
      };
    },

    countPendingCertificates: async (_, context) => {
      requireCaller(context, admins);
      return { pending: await countPendingApplications(db) };
    },

    getApplication: async ({ applicationId }, context) =>
      toApplicationMessage(await findForExaminer(deps, requireCaller(context, examiners), applicationId)),
  };
};
