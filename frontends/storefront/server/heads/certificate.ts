import type { BuildHead } from '@sargam/kit/server';
import { certificatePath } from '../../src/certificate/certificate-path.ts';
import { certificateQuery } from '../../src/certificate/useCertificate.ts';
import { pageTitle } from './page-title.ts';
import { headWithoutResponse, readResponse } from './query-responses.ts';

/** The page has the name of a person, so it is never indexed (decision B68). It has a share card. */
export const certificateHead: BuildHead = (context) => {
  const { t, params } = context;
  const query = certificateQuery(params.code ?? '');
  const certificate = readResponse(context, query);
  if (!certificate) {
    const title = pageTitle(context, t('storefront.certificate_page.title'));
    return { ...headWithoutResponse(context, query, title), noindex: true };
  }
  const { studentName: student, courseName: course, instructorName: instructor } = certificate;
  const isRevoked = certificate.revokedAt !== null;
  return {
    title: pageTitle(context, t('storefront.certificate_page.of', { student, course })),
    description: t(`storefront.certificate_page.${isRevoked ? 'revoked_card' : 'card'}`, {
      student,
      course,
      instructor,
    }),
    canonical: certificatePath(certificate),
    type: 'article',
    noindex: true,
  };
};
