import type { ContactMessage } from '@sargam/proto/messaging/v1/messaging';
import type { Thread } from '@sargam/proto/messaging/v1/threads';
import { flag, instant, instantOrNull, responseOf, text } from '../../api/response.ts';
import { StudentMessage } from './thread-response.ts';

export const GeneralMessage = responseOf<ContactMessage>('GeneralMessage')({
  _id: text((message) => message.id),
  name: text((message) => message.name),
  email: text((message) => message.email),
  message: text((message) => message.message),
  createdAt: instant((message) => message.createdAt),
  status: flag((message) => message.repliedAt !== undefined, 'Whether an admin replied'),
  repliedAt: instantOrNull((message) => message.repliedAt),
  reply: text(() => '', 'Always empty: replies are sent with the mail client of the admin'),
});

export type ThreadWithEmail = Thread & { readonly email: string };

/** For admins only: other people's e-mail addresses are not shown to students and instructors (decisions B18, L10). */
export const AdminStudentMessage = responseOf<ThreadWithEmail>('AdminStudentMessage')({
  ...StudentMessage.fields,
  email: text((thread) => thread.email, 'Empty where the account is unknown'),
});
