import type { MongoOutbox } from '@sargam/chassis/outbox';
import type { InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import { openVersionedStore, type VersionedStore } from '../versioned-store.ts';
import type { Instructor } from './instructor.ts';
import { type InstructorDocument, type InstructorModel, toInstructor } from './instructor-document.ts';
import { toInstructorMessage } from './instructor-message.ts';

export type InstructorStore = VersionedStore<Instructor>;

export const openInstructorStore = (
  model: InstructorModel,
  outbox: MongoOutbox<InstructorEvent>,
): InstructorStore =>
  openVersionedStore<Instructor, InstructorDocument, InstructorEvent>(model, {
    outbox,
    toValue: toInstructor,
    toFields: ({ id: _, ...fields }) => fields,
    toEvent: (instructor) => ({
      event: {
        $case: 'changed',
        value: { instructor: toInstructorMessage(instructor, [], true), version: instructor.version },
      },
    }),
  });
