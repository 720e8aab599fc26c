import type { CourseDecided } from '@sargam/proto/catalogue/v1/events';
import type { Deps } from '../deps.ts';
import { localize, type Mail } from '../mails/mail.ts';
import type { SentCourseMail } from '../mails/templates/sent-course.ts';
import { mailPerson } from '../recipients/mail-person.ts';

/** Mails the instructor of a sent course, where the instructor has an account. */
export const mailInstructor =
  (deps: Deps, template: string, write: (mail: SentCourseMail) => Mail) =>
  async (
    { instructorId, title, comment }: CourseDecided,
    { id: idempotencyKey }: { readonly id: string },
  ): Promise<void> => {
    const person = await deps.people.findByInstructor(instructorId);
    await mailPerson(deps, person, { idempotencyKey, template }, (to) =>
      write({
        ...to,
        course: localize(title, to.language),
        panelUrl: new URL('/instructorpanel?tab=0', deps.siteUrl).href,
        comment,
      }),
    );
  };
