import type { ListThreadsResponse, Thread } from '@sargam/proto/messaging/v1/threads';
import { type Language, localize } from '../../wire/language.ts';
import { toIsoInstant } from '../../wire/schemas.ts';
import type { StudentMessage } from './thread-wire.ts';

/** The API shows the first message and the last answer of a thread (decision L10). */
export const toStudentMessage = (thread: Thread, language: Language): StudentMessage => {
  const last = thread.answers.at(-1);
  return {
    _id: thread.id,
    name: thread.studentName,
    message: thread.text,
    to: thread.instructorId,
    toName: localize(thread.instructorName, language),
    from: thread.studentId,
    createdAt: toIsoInstant(thread.createdAt),
    status: last !== undefined,
    reply: last?.text ?? '',
  };
};

export const toStudentMessages = ({ threads, total }: ListThreadsResponse, language: Language) => ({
  data: threads.map((thread) => toStudentMessage(thread, language)),
  total,
});
