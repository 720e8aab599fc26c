import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import type { Enrolment } from '@sargam/proto/learning/v1/enrolments';
import { EnrolmentEvent } from '@sargam/proto/learning/v1/events';
import type { Tables } from '../database.ts';
import type { PersonId } from '../people/person.ts';
import { saveEnrolmentEnd } from './subscriber-store.ts';

export const enrolmentEvents = subscribes(defineTopic('learning.enrolments.v1', EnrolmentEvent), {
  enrolled: 'saves until when the student is a subscriber',
  shortened: 'saves until when the student is a subscriber',
});

/** Whether somebody is a subscriber follows from the time of the read (decision C12). */
export const enrolmentEventHandlers: HandlersOf<typeof enrolmentEvents, Tx<Tables>> = {
  enrolled: ({ enrolment }, { occurredAt }, tx) => save(tx, enrolment, occurredAt),
  shortened: ({ enrolment }, { occurredAt }, tx) => save(tx, enrolment, occurredAt),
};

const save = async (tx: Tx<Tables>, enrolment: Enrolment | undefined, changedAt: Date): Promise<void> => {
  if (!enrolment?.endsAt) return;
  const { id: enrolmentId, studentId, endsAt } = enrolment;
  await saveEnrolmentEnd(tx, { enrolmentId, personId: studentId as PersonId, endsAt, changedAt });
};
