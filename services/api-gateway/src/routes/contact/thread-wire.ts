import { z } from 'zod';
import { Id, Instant, listOf } from '../../wire/schemas.ts';

export const incompleteMessage = 'Please fill all the fields';
/** Letters are counted by the service, in its own way; this many characters are never too few for them. */
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
    status: z.boolean().meta({ description: 'Whether it was answered' }),
    reply: z.string().meta({ description: 'The last answer; empty while it is pending' }),
  })
  .meta({ id: 'StudentMessage', description: "Without anybody's e-mail address" });
export type StudentMessage = z.infer<typeof StudentMessage>;

export const StudentMessages = listOf(StudentMessage);

export const StudentMessageForm = z
  .object({
    to: Id,
    from: Id,
    message: requiredText(10_000),
    name: z.string().max(200).optional().meta({ description: 'Not looked at: the account says it' }),
    email: z.string().max(254).optional().meta({ description: 'Not looked at: the account says it' }),
  })
  .meta({ id: 'StudentMessageForm' });

export const ReplyForm = z.object({ reply: requiredText(25_000) }).meta({ id: 'ReplyForm' });
