import { dayMs, dhakaDay, startOfDhakaDay } from '@sargam/chassis/calendar';

/** Days before the last day of access on which a reminder is due, the earliest first (decision C13). */
const reminderDays = [7, 2, 0] as const;

/** Reminders are due at nine in the morning in Dhaka. */
const hourMs = 9 * 3_600_000;

/** Calendar days in Dhaka from now until the last day of access; 0 on the last day. */
export const daysUntilEnd = (endsAt: Date, now: Date): number =>
  (startOfDhakaDay(dhakaDay(endsAt)).getTime() - startOfDhakaDay(dhakaDay(now)).getTime()) / dayMs;

export interface Reminder {
  readonly daysBefore: number;
  readonly at: Date;
}

const remindersOf = (endsAt: Date): readonly Reminder[] =>
  reminderDays.map((daysBefore) => ({
    daysBefore,
    at: new Date(startOfDhakaDay(dhakaDay(endsAt)).getTime() - daysBefore * dayMs + hourMs),
  }));

/** The first reminder of an end that is due later than `after`; undefined if none is left before the end. */
export const nextReminder = (endsAt: Date, after: Date): Reminder | undefined =>
  remindersOf(endsAt).find(({ at }) => at > after && at < endsAt);

/** The reminder to send now. Of several missed reminders only the latest one; none after the end. */
export const dueReminder = (endsAt: Date, now: Date): Reminder | undefined =>
  now < endsAt ? remindersOf(endsAt).findLast(({ at }) => at <= now && at < endsAt) : undefined;
