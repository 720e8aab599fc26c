import type { ListThreadsResponse, Thread } from '@sargam/proto/messaging/v1/threads';
import { instant } from '../../wire/instants.ts';
import { inLanguage, type Language } from '../../wire/language.ts';
import type { StudentMessage } from './thread-wire.ts';

/** A thread as the wire has it: the first message and the last answer (decision L10). */
export const toStudentMessage = (thread: Thread, language: Language): StudentMessage => {
  const last = thread.answers.at(-1);
  return {
    _id: thread.id,
    name: thread.studentName,
    message: thread.text,
    to: thread.instructorId,
    toName: inLanguage(thread.instructorName, language),
    from: thread.studentId,
    createdAt: instant(thread.createdAt),
    status: last !== undefined,
    reply: last?.text ?? '',
  };
};

export const toStudentMessages = ({ threads, total }: ListThreadsResponse, language: Language) => ({
  data: threads.map((thread) => toStudentMessage(thread, language)),
  total,
});
