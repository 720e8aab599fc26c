import { domainError } from '@sargam/chassis/errors';
import { type CertificateApplication, CertificateState } from '@sargam/proto/learning/v1/certificates';
import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { students } from '../../wire/roles.ts';
import { Id } from '../../wire/schemas.ts';

const CertificateResult = z
  .object({
    success: z.enum(['success', 'pending', 'provided']),
    message: z.string().meta({ description: 'The text to show' }),
  })
  .meta({
    id: 'CertificateAnswer',
    description: 'success: applied now; pending: under review; provided: issued',
  });
type CertificateResult = z.infer<typeof CertificateResult>;

const CertificateParams = z.object({
  userEmail: z.email().max(254),
  courseId: Id,
  courseName: z.string().max(300).meta({ description: 'Ignored: taken from the catalogue' }),
});

const messages = {
  success: 'Your application has been received.',
  pending: 'Your application is being looked at.',
  provided: 'Your certificate has been provided.',
} as const satisfies Record<CertificateResult['success'], string>;

const toCertificateResult = ({ state, isNew }: CertificateApplication): CertificateResult => {
  const pendingWord = isNew ? 'success' : 'pending';
  const success = state === CertificateState.CERTIFICATE_STATE_PROVIDED ? 'provided' : pendingWord;
  return { success, message: messages[success] };
};

export const certificateRoutes: readonly Route[] = [
  route.get('/course/certificate/{userEmail}/{courseId}/{courseName}', {
    summary:
      "Applies for the certificate of a finished course with the caller's own e-mail address; a repeat changes nothing",
    roles: students,
    changesState: true,
    params: CertificateParams,
    response: CertificateResult,
    handle: async ({ params, caller }, { identity, certificates }) => {
      const { email } = await identity.getPerson({ personId: caller.subject });
      if (email.toLowerCase() !== params.userEmail.toLowerCase()) throw domainError.forbidden();
      return toCertificateResult(await certificates.applyForCertificate({ courseId: params.courseId }));
    },
  }),
];
