import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import { InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import type { InstructorStore } from './instructor-store.ts';

export const instructorEvents = subscribes(defineTopic('catalogue.instructors.v1', InstructorEvent), {
  changed: 'saves the instructors that students can write to',
});

/** Saves the instructor. Safe to repeat for one event. */
export const instructorEventHandlers = (
  instructors: InstructorStore,
): HandlersOf<typeof instructorEvents> => ({
  changed: async ({ instructor, version }) => {
    if (instructor) await instructors.save(instructor, version);
  },
});
