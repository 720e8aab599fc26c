import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import type { CertificateApplication } from '@sargam/proto/learning/v1/certificates';
import { CertificateEvent } from '@sargam/proto/learning/v1/events';
import type { Deps } from '../deps.ts';
import { localize, type Mail } from '../mails/mail.ts';
import {
  type CertificateMail,
  certificateMail,
  revokedCertificateMail,
} from '../mails/templates/certificate.ts';
import { mailPerson } from '../recipients/mail-person.ts';

export const certificateEvents = subscribes(defineTopic('learning.certificates.v1', CertificateEvent), {
  provided: 'mails the student that the certificate is provided',
  revoked: 'mails the student that the certificate is revoked, with the reason',
});

type Announcement = {
  readonly certificate?: CertificateApplication | undefined;
  readonly courseTitle?: { readonly en: string; readonly bn: string } | undefined;
};

export const certificateEventHandlers = (deps: Deps): HandlersOf<typeof certificateEvents> => {
  const mailStudent =
    (template: string, write: (mail: CertificateMail) => Mail) =>
    async ({ certificate, courseTitle }: Announcement, { id: idempotencyKey }: { readonly id: string }) => {
      if (!certificate) return;
      const { code, studentId, revokeReason: reason } = certificate;
      await mailPerson(deps, await deps.people.find(studentId), { idempotencyKey, template }, (to) =>
        write({
          ...to,
          course: localize(courseTitle, to.language),
          classroomUrl: new URL('/studentpanel', deps.siteUrl).href,
          certificateUrl: code && new URL(`/certificate/${code}`, deps.siteUrl).href,
          reason,
        }),
      );
    };
  return {
    provided: mailStudent('certificate', certificateMail),
    revoked: mailStudent('certificate-revoked', revokedCertificateMail),
  };
};
