import type { CourseDecided } from '@sargam/proto/catalogue/v1/events';
import type { Deps } from '../deps.ts';
import type { Mail } from '../mails/mail.ts';
import type { SentCourseMail } from '../mails/templates/sent-course.ts';

/** Mails the instructor of a sent course, where the instructor has an account. Suspended people get no mail. */
export const mailInstructor =
  (deps: Deps, template: string, write: (mail: SentCourseMail) => Mail) =>
  async (
    { instructorId, title, comment }: CourseDecided,
    { id: idempotencyKey }: { readonly id: string },
  ): Promise<void> => {
    const person = await deps.people.findByInstructor(instructorId);
    if (!person || person.suspended) return;
    const { language, name, email } = person;
    const mail = write({
      language,
      name,
      course: title?.[language] || title?.en || '',
      panelUrl: new URL('/instructorpanel?tab=0', deps.siteUrl).href,
      comment,
    });
    await deps.send({ idempotencyKey, template, language, recipient: email }, mail);
  };
