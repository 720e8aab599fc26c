import { type BulkHandlerOf, defineTopic, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import { saveInstructors } from '../catalogue/instructor-store.ts';
import type { Tables } from '../database.ts';
import { saveInstructorTerms } from '../terms/term-store.ts';
import { splitEarnings } from './split-earnings.ts';

export const instructorEvents = subscribes(defineTopic('catalogue.instructors.v1', InstructorEvent), {
  changed:
    'saves the percentage with the time from which it is valid, and splits the sales that it applies to',
});

/** Saves the percentages of instructors, and splits the sales that were received before them. */
export const handleInstructorEvents: BulkHandlerOf<typeof instructorEvents, Tx<Tables>> = async (
  events,
  tx,
) => {
  const changes = events.flatMap(({ value: { instructor, version }, meta: { occurredAt } }) => {
    if (!instructor) return [];
    return {
      id: instructor.id,
      instructor_id: instructor.id,
      version: BigInt(version),
      valid_from: occurredAt,
      share_percent: instructor.sharePercent,
      name: JSON.stringify({ en: instructor.name?.en ?? '', bn: instructor.name?.bn ?? '' }),
      published: instructor.published,
      joined_at: instructor.createdAt ?? occurredAt,
    };
  });
  if (changes.length === 0) return;
  await Promise.all([saveInstructorTerms(tx, changes), saveInstructors(tx, changes)]);
  await splitEarnings(tx, changes);
};
