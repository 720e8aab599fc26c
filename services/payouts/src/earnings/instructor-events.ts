import { defineTopic, type EventMeta, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import type { Tables } from '../database.ts';
import { saveInstructorTerm } from '../terms/term-store.ts';
import { splitEarnings } from './split-earnings.ts';

export const instructorEvents = subscribes(defineTopic('catalogue.instructors.v1', InstructorEvent), {
  changed:
    'saves the percentage with the time from which it is valid, and splits the sales that it applies to',
});

/** Saves the instructor's percentage, and splits the sales that were received before it. */
export const onInstructorEvent = async (
  { event }: InstructorEvent,
  { occurredAt }: EventMeta,
  tx: Tx<Tables>,
): Promise<void> => {
  const instructor = event?.value.instructor;
  if (!event || !instructor) return;
  await saveInstructorTerm(tx, {
    instructor_id: instructor.id,
    version: BigInt(event.value.version),
    valid_from: occurredAt,
    share_percent: instructor.sharePercent,
  });
  await splitEarnings(tx, instructor.id, occurredAt);
};
