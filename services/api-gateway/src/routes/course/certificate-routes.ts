import { domainError } from '@sargam/chassis/errors';
import { type CertificateApplication, CertificateState } from '@sargam/proto/learning/v1/certificates';
import { z } from 'zod';
import { field, responseOf, text, textOrNull } from '../../api/response.ts';
import type { Role } from '../../api/roles.ts';
import { Id } from '../../api/schemas.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';

const messages = {
  success: 'Your application has been received.',
  pending: 'Your application is being looked at.',
  provided: 'Your certificate has been provided.',
} as const;

const resultOf = ({ state, isNew }: CertificateApplication) => {
  if (state === CertificateState.CERTIFICATE_STATE_PROVIDED) return 'provided';
  return isNew ? 'success' : 'pending';
};

const messageOf = (application: CertificateApplication): string =>
  application.state === CertificateState.CERTIFICATE_STATE_REVOKED
    ? 'Your certificate has been revoked.'
    : messages[resultOf(application)];

const CertificateResult = responseOf<CertificateApplication>(
  'CertificateAnswer',
  'success: applied now; pending: under review; provided: issued',
)({
  success: field(z.enum(['success', 'pending', 'provided']), resultOf),
  message: text(messageOf, 'The text to show'),
  pdf: textOrNull(
    ({ id, state }) =>
      state === CertificateState.CERTIFICATE_STATE_PROVIDED ? `/api/v1/learning/certificate/${id}` : '',
    'Path of the PDF of a provided certificate',
  ),
});

const CertificateParams = z.object({
  userEmail: z.email().max(254),
  courseId: Id,
  courseName: z.string().max(300).meta({ description: 'Ignored: taken from the catalogue' }),
});

const studentsAndAdmins = ['student', 'admin'] as const satisfies readonly Role[];

const onePage = { page: 1, limit: 20 };
const noData = () => domainError.notFound('application-not-found', 'No data found');

/** The application of the student with the address, for an admin. Applies for nobody. */
const findApplication = async (
  { people, certificates }: HandlerDeps,
  { userEmail, courseId }: z.output<typeof CertificateParams>,
): Promise<CertificateApplication> => {
  // The query finds the beginnings of addresses, so a longer address can be found too.
  const filter = { query: userEmail, roles: ['ROLE_STUDENT' as const] };
  const found = await people.listPeople({ filter, page: onePage, skipTotal: true });
  const student = found.people.find(({ email }) => email.toLowerCase() === userEmail.toLowerCase());
  if (!student) throw noData();
  const request = { courseId, studentId: student.id, page: { page: 1, limit: 1 } };
  const [application] = (await certificates.listApplications(request)).applications;
  if (!application) throw noData();
  return application;
};

export const certificateRoutes: readonly Route[] = [
  route.get('/course/certificate/{userEmail}/{courseId}/{courseName}', {
    summary:
      "Applies for the certificate of a finished course with the caller's own e-mail address; a repeat changes nothing. For admins the state of a student's application",
    roles: studentsAndAdmins,
    noOwner: 'service',
    changesState: true,
    params: CertificateParams,
    response: CertificateResult,
    handle: async ({ params, caller }, deps) => {
      if (caller.roles.includes('admin')) return findApplication(deps, params);
      const { identity, certificates } = deps;
      const { email, name } = await identity.getPerson({ personId: caller.subject });
      if (email.toLowerCase() !== params.userEmail.toLowerCase()) throw domainError.forbidden();
      return certificates.applyForCertificate({ courseId: params.courseId, studentName: name });
    },
  }),
];
