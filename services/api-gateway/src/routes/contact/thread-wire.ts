import { z } from 'zod';
import { Id, Instant, listOf } from '../../wire/schemas.ts';

export const incompleteMessage = 'Please fill all the fields';
/** The service counts graphemes; this limit in UTF-16 units never rejects a text that the service accepts. */
const requiredText = (most: number) => z.string(incompleteMessage).trim().min(1, incompleteMessage).max(most);

export const StudentMessage = z
  .object({
    _id: z.string(),
    name: z.string(),
    message: z.string(),
    to: z.string().meta({ description: 'Id of the instructor' }),
    toName: z.string(),
    from: z.string().meta({ description: 'Id of the student' }),
    createdAt: Instant,
    status: z.boolean().meta({ description: 'Whether the message is answered' }),
    reply: z.string().meta({ description: 'The last answer; empty if unanswered' }),
  })
  .meta({ id: 'StudentMessage', description: 'Contains no e-mail addresses' });
export type StudentMessage = z.infer<typeof StudentMessage>;

export const StudentMessages = listOf(StudentMessage);

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
