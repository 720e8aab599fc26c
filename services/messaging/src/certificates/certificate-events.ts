import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import type { CertificateApplication } from '@sargam/proto/learning/v1/certificates';
import { CertificateEvent } from '@sargam/proto/learning/v1/events';
import type { Deps } from '../deps.ts';
import type { Mail } from '../mails/mail.ts';
import {
  type CertificateMail,
  certificateMail,
  revokedCertificateMail,
} from '../mails/templates/certificate.ts';

export const certificateEvents = subscribes(defineTopic('learning.certificates.v1', CertificateEvent), {
  provided: 'mails the student that the certificate is provided',
  revoked: 'mails the student that the certificate is revoked, with the reason',
});

type Announcement = {
  readonly certificate?: CertificateApplication | undefined;
  readonly courseTitle?: { readonly en: string; readonly bn: string } | undefined;
};

export const certificateHandlers = (deps: Deps): HandlersOf<typeof certificateEvents> => {
  /** Suspended people get no mail. */
  const mailStudent =
    (template: string, write: (mail: CertificateMail) => Mail) =>
    async ({ certificate, courseTitle }: Announcement, { id: idempotencyKey }: { readonly id: string }) => {
      if (!certificate) return;
      const { suspended, language, name, email } = await deps.people.find(certificate.studentId);
      if (suspended) return;
      const mail = write({
        language,
        name,
        course: courseTitle?.[language] || courseTitle?.en || '',
        classroomUrl: new URL('/studentpanel', deps.siteUrl).href,
        certificateUrl: certificate.code && new URL(`/certificate/${certificate.code}`, deps.siteUrl).href,
        reason: certificate.revokeReason,
      });
      await deps.send({ idempotencyKey, template, language, recipient: email }, mail);
    };
  return {
    provided: mailStudent('certificate', certificateMail),
    revoked: mailStudent('certificate-revoked', revokedCertificateMail),
  };
};
