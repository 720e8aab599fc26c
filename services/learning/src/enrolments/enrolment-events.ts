import { defineTopic, publishes } from '@sargam/chassis/kafka';
import { publishEvent } from '@sargam/chassis/outbox';
import type { Tx } from '@sargam/chassis/sql';
import { EnrolmentEvent } from '@sargam/proto/learning/v1/events';
import type { Enrolment } from '@sargam/proto/learning/v1/learning';
import type { Tables } from '../database.ts';
import { enrolmentMessage } from './enrolment-message.ts';
import type { EnrolmentRow } from './enrolment-store.ts';

export const enrolmentEvents = publishes(defineTopic('learning.enrolments.v1', EnrolmentEvent), 'enrolment', {
  enrolled: 'a student has access, newly, for longer or in a higher tier',
  shortened: 'a refund took access back, all of it or a part',
});

export const announceEnrolled = (tx: Tx<Tables>, row: EnrolmentRow, now: Date): Promise<string> =>
  publishEvent(tx, enrolmentEvents, row.id, {
    event: { $case: 'enrolled', value: { enrolment: uncounted(row, now) } },
  });

export const announceShortened = (
  tx: Tx<Tables>,
  row: EnrolmentRow,
  orderId: string,
  now: Date,
): Promise<string> =>
  publishEvent(tx, enrolmentEvents, row.id, {
    event: { $case: 'shortened', value: { enrolment: uncounted(row, now), orderId } },
  });

const uncounted = (row: EnrolmentRow, now: Date): Enrolment =>
  enrolmentMessage({ ...row, lessons_total: 0, lessons_completed: 0, next_lesson_id: null }, now);
