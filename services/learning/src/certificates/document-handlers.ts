import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { CertificateServiceImplementation } from '@sargam/proto/learning/v1/certificates';
import type { Deps } from '../deps.ts';
import { type ApplicationRow, findApplicationByCode, findApplicationById } from './application-store.ts';
import { formatSerial, parseCertificateCode } from './certificate-code.ts';
import { examinesCourse } from './examiner.ts';
import { type CertificateContent, printCertificate } from './print/print-certificate.ts';

type DocumentHandlers = Pick<CertificateServiceImplementation, 'getCertificateDocument' | 'findCertificate'>;

/** PDFs are printed on each call from the content that was stored when the certificate was provided. No PDF is stored. */
export const documentHandlers = (deps: Deps): DocumentHandlers => ({
  getCertificateDocument: async ({ applicationId, language }, context) => {
    const caller = requireCaller(context);
    const row = await findApplicationById(deps.database.db, applicationId);
    // A caller without permission does not learn whether the application exists (decision P2).
    if (!row || (row.student_id !== caller.subject && !(await examinesCourse(deps, caller, row.course_id))))
      throw domainError.forbidden();
    const content = toContent(row);
    if (row.state !== 'provided' || !content)
      throw domainError.precondition('certificate-not-provided', 'The certificate is not provided.');
    const { siteUrl } = deps.service.settings;
    const pdf = await printCertificate(content, { language: language === 'bn' ? 'bn' : 'en', siteUrl });
    return { serial: content.serial, pdf };
  },

  findCertificate: async ({ code: typed }) => {
    const code = parseCertificateCode(typed);
    const row = code === undefined ? undefined : await findApplicationByCode(deps.database.db, code);
    const content = row && toContent(row);
    if (!content)
      throw domainError.notFound('certificate-not-found', 'There is no certificate with this code.');
    const { theory, practical, ...names } = content.printed;
    return {
      ...names,
      code: content.code,
      serial: content.serial,
      courseId: row.course_id,
      theoryMark: theory,
      practicalMark: practical,
      providedAt: content.providedAt,
      revokedAt: row.revoked_at ?? undefined,
    };
  },
});

/** Undefined before the certificate is provided. */
const toContent = ({ printed, serial, code, provided_at }: ApplicationRow): CertificateContent | undefined =>
  printed && serial !== null && code !== null && provided_at
    ? { printed, serial: formatSerial(serial), code, providedAt: provided_at }
    : undefined;
