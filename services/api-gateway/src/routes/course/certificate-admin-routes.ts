import type { CertificateApplication } from '@sargam/proto/learning/v1/certificates';
import { z } from 'zod';
import { boundedListOf, successWith } from '../../api/response.ts';
import { admins } from '../../api/roles.ts';
import { BoundedPageQuery, Id, IdParams, toBoundedPage } from '../../api/schemas.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { certificateCsv } from './certificate-csv.ts';
import { Certificate } from './certificate-response.ts';
import { CertificateStateName, toCertificateState } from './lesson-response.ts';
import { type NamedApplication, withNames } from './named-applications.ts';

const pageSize = 20;

const CertificateQuery = BoundedPageQuery.extend({
  limit: BoundedPageQuery.shape.limit.default(pageSize),
  state: CertificateStateName.optional(),
  course: Id.optional(),
});

const toFilter = ({ state, course = '' }: z.output<typeof CertificateQuery>) => ({
  state: state ? toCertificateState(state) : ('CERTIFICATE_STATE_UNSPECIFIED' as const),
  courseId: course,
});

const mark = z.number().int().min(0, 'From 0 to 100').max(100, 'From 0 to 100');
const MarksForm = z.object({ theory: mark, practical: mark }).meta({ id: 'MarksForm' });
const RevocationForm = z
  .object({ reason: z.string().trim().min(1, 'This is required').max(500) })
  .meta({ id: 'CertificateRevocationForm' });

const withName = async (
  deps: HandlerDeps,
  application: CertificateApplication,
): Promise<NamedApplication> => {
  const [named] = await withNames(deps, [application]);
  return named ?? { application, student: undefined, course: undefined };
};

export const certificateAdminRoutes: readonly Route[] = [
  route.get('/user/certificatelist/work', {
    summary: 'Applications for certificates, newest first, 20 a page',
    roles: admins,
    query: CertificateQuery,
    response: boundedListOf(Certificate, 'applications'),
    handle: async ({ query }, deps) => {
      const request = { ...toBoundedPage(query), ...toFilter(query) };
      const { applications, ...page } = await deps.certificates.listApplications(request);
      return { ...page, applications: await withNames(deps, applications) };
    },
    csv: {
      name: 'certificates',
      open: ({ query, language }, deps) => certificateCsv(deps, toFilter(query), language),
    },
  }),
  route.post('/user/certificate/marks/{id}', {
    summary: 'Records the exam marks of an application; for admins and the instructor of the course',
    roles: ['admin', 'instructor'],
    noOwner: 'service',
    params: IdParams,
    body: MarksForm,
    response: successWith('Marks saved successfully', Certificate),
    handle: async ({ params, body }, deps) => {
      const marks = { theoryMark: body.theory, practicalMark: body.practical };
      const saved = await deps.certificates.recordMarks({ applicationId: params.id, ...marks });
      return withName(deps, saved);
    },
  }),
  route.get('/user/certificate/{id}', {
    summary:
      'Provides the certificate of an application whose both exams are passed; a repeat changes nothing',
    roles: admins,
    noOwner: 'staff',
    changesState: true,
    params: IdParams,
    response: successWith('Cetificate Provided Successfully!!', Certificate),
    handle: async ({ params }, deps) => {
      const { id: applicationId } = params;
      const named = await withName(deps, await deps.certificates.getApplication({ applicationId }));
      const { student, course } = named;
      const application = await deps.certificates.provideCertificate({
        applicationId,
        studentName: student?.name,
        courseTitle: course?.title,
        instructorName: course?.instructorName,
      });
      return { ...named, application };
    },
  }),
  route.post('/user/certificate/revoke/{id}', {
    summary: 'Revokes a provided certificate with a reason; a repeat changes nothing',
    roles: admins,
    noOwner: 'staff',
    params: IdParams,
    body: RevocationForm,
    response: successWith('Certificate revoked successfully', Certificate),
    handle: async ({ params, body }, deps) =>
      withName(
        deps,
        await deps.certificates.revokeCertificate({ applicationId: params.id, reason: body.reason }),
      ),
  }),
];
