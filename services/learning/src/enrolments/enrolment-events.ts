import { defineTopic, publishes } from '@sargam/chassis/kafka';
import { publishEvent } from '@sargam/chassis/outbox';
import type { Tx } from '@sargam/chassis/sql';
import type { Enrolment } from '@sargam/proto/learning/v1/enrolments';
import { EnrolmentEvent } from '@sargam/proto/learning/v1/events';
import type { Tables } from '../database.ts';
import { noProgress } from '../progress/course-progress.ts';
import { toEnrolmentMessage } from './enrolment-message.ts';
import type { EnrolmentRow } from './enrolment-store.ts';

export const enrolmentEvents = publishes(defineTopic('learning.enrolments.v1', EnrolmentEvent), 'enrolment', {
  enrolled: 'a student has new access, longer access or a higher tier',
  shortened: 'a refund ended access or shortened it',
});

export const publishEnrolled = (tx: Tx<Tables>, row: EnrolmentRow, now: Date): Promise<string> =>
  publishEvent(tx, enrolmentEvents, row.id, {
    event: { $case: 'enrolled', value: { enrolment: toEventMessage(row, now) } },
  });

export const publishAccessShortened = (
  tx: Tx<Tables>,
  row: EnrolmentRow,
  orderId: string,
  now: Date,
): Promise<string> =>
  publishEvent(tx, enrolmentEvents, row.id, {
    event: { $case: 'shortened', value: { enrolment: toEventMessage(row, now), orderId } },
  });

/** Events have no lesson counts: only the calls calculate them. */
const toEventMessage = (row: EnrolmentRow, now: Date): Enrolment =>
  toEnrolmentMessage({ ...row, ...noProgress }, now);
