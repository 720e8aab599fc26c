import type { ListThreadsResponse, Thread } from '@sargam/proto/messaging/v1/threads';
import { z } from 'zod';
import {
  flag,
  instant,
  instantOrNull,
  integer,
  listOf,
  localized,
  responseOf,
  text,
} from '../../api/response.ts';
import { Id } from '../../api/schemas.ts';

export const incompleteMessage = 'Please fill all the fields';
/** The service counts graphemes; this limit in UTF-16 units never rejects a text that the service accepts. */
const requiredText = (most: number) => z.string(incompleteMessage).trim().min(1, incompleteMessage).max(most);

/** The API shows the first message and the last answer of a thread (decision L10). */
export const StudentMessage = responseOf<Thread>(
  'StudentMessage',
  'Contains no e-mail addresses',
)({
  _id: text((thread) => thread.id),
  name: text((thread) => thread.studentName),
  message: text((thread) => thread.text),
  to: text((thread) => thread.instructorId, 'Id of the instructor'),
  toName: localized((thread) => thread.instructorName),
  from: text((thread) => thread.studentId, 'Id of the student'),
  createdAt: instant((thread) => thread.createdAt),
  status: flag((thread) => thread.answers.length > 0, 'Whether the message is answered'),
  reply: text((thread) => thread.answers.at(-1)?.text ?? '', 'The last answer; empty if unanswered'),
  repliedAt: instantOrNull((thread) => thread.answers.at(-1)?.givenAt, 'When the last answer was given'),
});

export const StudentMessages = responseOf<ListThreadsResponse>()({
  ...listOf(StudentMessage, 'threads').fields,
  unanswered: integer((list) => list.waiting, 'How many wait for an answer, whatever was asked for'),
});

export const StudentMessageForm = z
  .object({
    to: Id,
    from: Id,
    message: requiredText(10_000),
    name: z.string().max(200).optional().meta({ description: 'Ignored: taken from the account' }),
    email: z.string().max(254).optional().meta({ description: 'Ignored: taken from the account' }),
  })
  .meta({ id: 'StudentMessageForm' });

export const ReplyForm = z.object({ reply: requiredText(25_000) }).meta({ id: 'ReplyForm' });
