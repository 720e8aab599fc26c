import type { DocumentOutbox } from '@sargam/chassis/events';
import type { InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import { openVersioned, type VersionedStore } from '../versioned.ts';
import type { Instructor } from './instructor.ts';
import { type InstructorDocument, type InstructorModel, toInstructor } from './instructor-document.ts';
import { instructorMessage } from './instructor-message.ts';

export type InstructorStore = VersionedStore<Instructor>;

export const openInstructorStore = (
  model: InstructorModel,
  outbox: DocumentOutbox<InstructorEvent>,
): InstructorStore =>
  openVersioned<Instructor, InstructorDocument, InstructorEvent>(model, {
    outbox,
    toValue: toInstructor,
    toFields: ({ id: _, ...fields }) => fields,
    toEvent: (instructor) => ({
      event: {
        $case: 'changed',
        value: { instructor: instructorMessage(instructor, [], true), version: instructor.version },
      },
    }),
  });
