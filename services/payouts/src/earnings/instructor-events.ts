import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import { saveInstructor } from '../catalogue/instructor-store.ts';
import type { Tables } from '../database.ts';
import { saveInstructorTerm } from '../terms/term-store.ts';
import { splitEarnings } from './split-earnings.ts';

export const instructorEvents = subscribes(defineTopic('catalogue.instructors.v1', InstructorEvent), {
  changed:
    'saves the percentage with the time from which it is valid, and splits the sales that it applies to',
});

/** Saves the instructor's percentage, and splits the sales that were received before it. */
export const instructorHandlers: HandlersOf<typeof instructorEvents, Tx<Tables>> = {
  changed: async ({ instructor, version }, { occurredAt }, tx) => {
    if (!instructor) return;
    await saveInstructorTerm(tx, {
      instructor_id: instructor.id,
      version: BigInt(version),
      valid_from: occurredAt,
      share_percent: instructor.sharePercent,
    });
    await saveInstructor(tx, {
      id: instructor.id,
      version: BigInt(version),
      name: JSON.stringify({ en: instructor.name?.en ?? '', bn: instructor.name?.bn ?? '' }),
      published: instructor.published,
      joined_at: instructor.createdAt ?? occurredAt,
    });
    await splitEarnings(tx, instructor.id, occurredAt);
  },
};
