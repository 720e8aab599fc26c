import { z } from 'zod';
import { Id, Instant, listOf } from '../../wire/schemas.ts';

export const unfilled = 'Please fill all the fields';
/** Letters are counted by the service, in its own way; this many characters are never too few for them. */
const filled = (most: number) => z.string(unfilled).trim().min(1, unfilled).max(most);

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
    message: filled(10_000),
    name: z.string().max(200).optional().meta({ description: 'Not looked at: the account says it' }),
    email: z.string().max(254).optional().meta({ description: 'Not looked at: the account says it' }),
  })
  .meta({ id: 'StudentMessageForm' });

export const ReplyForm = z.object({ reply: filled(25_000) }).meta({ id: 'ReplyForm' });
