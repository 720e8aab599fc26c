import { defineTopic, subscribes } from '@sargam/chassis/kafka';
import { InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import type { InstructorStore } from './instructor-store.ts';

export const instructorEvents = subscribes(defineTopic('catalogue.instructors.v1', InstructorEvent), {
  changed: 'who can be written to is remembered',
});

/** Keeps who can be written to. May be run twice for one event. */
export const onInstructorEvent =
  (instructors: InstructorStore) =>
  async ({ event }: InstructorEvent): Promise<void> => {
    if (event?.value.instructor) await instructors.save(event.value.instructor, event.value.version);
  };
