import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import { AccessEvent, type CourseAccess } from '@sargam/proto/commerce/v1/access';
import type { AccessEndStore } from './access-end-store.ts';
import { nextReminder } from './reminder.ts';

export const accessEvents = subscribes(defineTopic('commerce.access.v1', AccessEvent), {
  granted: 'saves the end of access, and when to remind of it',
  revoked: 'saves the earlier end of access, or that nothing is left',
});

/**
 * Saves when access ends. Reminders that are due after the event, and not after its handling, count: after an outage the
 * latest missed one is sent. Safe to repeat for one event.
 */
export const accessEventHandlers = (ends: AccessEndStore): HandlersOf<typeof accessEvents> => {
  const save = async (access: CourseAccess, { occurredAt }: { readonly occurredAt: Date }) => {
    const { studentId, courseId, version, periods } = access;
    const endsAt = periods.at(-1)?.endsAt ?? null;
    const next = endsAt && nextReminder(endsAt, occurredAt);
    await ends.save({
      _id: `${studentId}:${courseId}`,
      studentId,
      courseId,
      version: Number(version),
      endsAt,
      remindAt: next?.at ?? null,
    });
  };
  return { granted: save, revoked: save };
};
