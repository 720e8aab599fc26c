import type { Service } from '@sargam/chassis/service';
import type { MessagingSettings } from '../config.ts';
import type { CourseStore } from '../courses/course-store.ts';
import type { Deps } from '../deps.ts';
import { localize } from '../mails/mail.ts';
import { accessEndMail } from '../mails/templates/access-end.ts';
import { mailPerson } from '../recipients/mail-person.ts';
import type { AccessEnd, AccessEndStore } from './access-end-store.ts';
import { daysUntilEnd, dueReminder, nextReminder, type Reminder } from './reminder.ts';

interface ReminderDeps extends Deps {
  readonly ends: AccessEndStore;
  readonly courses: CourseStore;
}

const sweepIntervalMs = 2_000;
/** Longer than sending a mail takes. After it the sender has crashed, or the relay was unavailable. */
const attemptTimeoutMs = 120_000;

/**
 * Mails students before their access to a course ends. A job of any replica claims each due access. Student, course, end
 * and days make the mail unique, so no reminder is sent twice, also if two processes handle one.
 */
export const scheduleAccessEndReminders = (service: Service<MessagingSettings>, deps: ReminderDeps): void => {
  const claim = () => {
    const now = deps.clock();
    return deps.ends.claimDue(now, new Date(now.getTime() + attemptTimeoutMs));
  };
  service.scheduleJob('remind of ending access', sweepIntervalMs, async () => {
    for (let access = await claim(); access; access = await claim()) {
      try {
        await remind(deps, access);
      } catch (error) {
        service.log.warn({ err: error, access: access._id }, 'access end reminder failed; will be retried');
      }
    }
  });
};

const remind = async (deps: ReminderDeps, access: AccessEnd): Promise<void> => {
  const { endsAt } = access;
  const now = deps.clock();
  const due = endsAt && dueReminder(endsAt, now);
  if (endsAt && due) await sendReminder(deps, { ...access, endsAt }, due);
  await deps.ends.scheduleNext(access, (endsAt && nextReminder(endsAt, now)?.at) ?? null);
};

const sendReminder = async (
  { people, courses, send, siteUrl, clock }: ReminderDeps,
  { _id, studentId, courseId, endsAt }: AccessEnd & { readonly endsAt: Date },
  { daysBefore }: Reminder,
): Promise<void> => {
  const [person, course] = await Promise.all([people.find(studentId), courses.find(courseId)]);
  const idempotencyKey = `${_id}:${endsAt.toISOString()}:${daysBefore}`;
  await mailPerson({ send }, person, { idempotencyKey, template: 'access-end' }, (to) =>
    accessEndMail({
      ...to,
      course: localize(course.title, to.language),
      endsAt,
      daysLeft: daysUntilEnd(endsAt, clock()),
      offersUrl: course.published
        ? new URL(`/courseview?id=${encodeURIComponent(courseId)}`, siteUrl).href
        : undefined,
      classroomUrl: new URL('/studentpanel', siteUrl).href,
    }),
  );
};
