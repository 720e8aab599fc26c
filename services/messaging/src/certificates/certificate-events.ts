import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import { CertificateEvent } from '@sargam/proto/learning/v1/events';
import type { Deps } from '../deps.ts';
import { certificateMail } from '../mails/templates/certificate.ts';

export const certificateEvents = subscribes(defineTopic('learning.certificates.v1', CertificateEvent), {
  provided: 'mails the student that the certificate is provided',
});

/** Suspended people get no mail. */
export const certificateHandlers = (deps: Deps): HandlersOf<typeof certificateEvents> => ({
  provided: async ({ certificate, courseTitle }, { id: idempotencyKey }) => {
    if (!certificate) return;
    const { suspended, language, name, email } = await deps.people.find(certificate.studentId);
    if (suspended) return;
    const mail = certificateMail({
      language,
      name,
      course: courseTitle?.[language] || courseTitle?.en || '',
      classroomUrl: new URL('/studentpanel', deps.siteUrl).href,
    });
    await deps.send({ idempotencyKey, template: 'certificate', language, recipient: email }, mail);
  },
});
