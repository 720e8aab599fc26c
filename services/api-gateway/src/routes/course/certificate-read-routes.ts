import { z } from 'zod';
import { rawResponse } from '../../api/raw-response.ts';
import { boundedListOf } from '../../api/response.ts';
import { allRoles } from '../../api/roles.ts';
import { BoundedPageQuery, Id, IdParams, toBoundedPage } from '../../api/schemas.ts';
import { sendPdf } from '../../api/send-pdf.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { isOwnInstructor } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { CertificateFace, TaughtApplication } from './certificate-response.ts';
import { CertificateStateName, toCertificateState } from './lesson-response.ts';
import { loadCourses } from './load-courses.ts';

/** Milliseconds. The PDF is printed for each request, fonts included. */
const printTimeoutMs = 10_000;

const TaughtQuery = BoundedPageQuery.extend({
  limit: BoundedPageQuery.shape.limit.default(20),
  state: CertificateStateName.optional(),
});

/** Learning selects the courses by the instructor of the caller; an admin has no list of another person's courses here. */
const loadTaughtApplications = async (deps: HandlerDeps, query: z.output<typeof TaughtQuery>) => {
  const state = query.state ? toCertificateState(query.state) : ('CERTIFICATE_STATE_UNSPECIFIED' as const);
  const request = { ...toBoundedPage(query), state, withProgress: true };
  const { applications, ...page } = await deps.certificates.listApplications(request);
  const courseIds = [...new Set(applications.map(({ courseId }) => courseId))];
  const courses = await loadCourses(deps.catalogue, courseIds);
  return {
    ...page,
    applications: applications.map((application) => ({
      application,
      student: undefined,
      course: courses.get(application.courseId),
    })),
  };
};

/** Certificates for their students, for instructors and for everybody who has a code. */
export const certificateReadRoutes: readonly Route[] = [
  route.get('/certificate/{code}', {
    summary: 'What is printed on a certificate, by its public code; wrong codes are counted',
    roles: 'anybody',
    noOwner: 'secret',
    codeCheck: { kind: 'certificate' },
    params: z.object({ code: z.string().min(1).max(64) }),
    response: CertificateFace,
    handle: ({ params }, { certificates }) => certificates.findCertificate({ code: params.code }),
  }),
  route.get('/learning/certificate/{id}', {
    summary: 'The PDF of a provided certificate; for its student, the instructor of the course and admins',
    roles: allRoles,
    noOwner: 'service',
    params: IdParams,
    query: z.object({ lang: z.enum(['en', 'bn']).optional() }),
    response: rawResponse('application/pdf', { 200: 'The PDF' }),
    handle: async ({ params, query, language, response }, { certificates }) => {
      const request = { applicationId: params.id, language: query.lang ?? language };
      const { serial, pdf } = await certificates.getCertificateDocument(request, {
        timeoutMs: printTimeoutMs,
      });
      sendPdf(response, serial, pdf);
    },
  }),
  route.get('/learning/certificates/{instructorId}', {
    summary: 'Applications for certificates of the courses of an instructor, newest first, 20 a page',
    roles: ['instructor'],
    params: z.object({ instructorId: Id }),
    isOwner: isOwnInstructor,
    query: TaughtQuery,
    response: boundedListOf(TaughtApplication, 'applications'),
    handle: ({ query }, deps) => loadTaughtApplications(deps, query),
  }),
];
