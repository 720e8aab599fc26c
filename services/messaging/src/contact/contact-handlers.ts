import type { MongoAudit } from '@sargam/chassis/audit';
import type { MemoizedCount } from '@sargam/chassis/caching';
import type { Clock } from '@sargam/chassis/clock';
import { domainError, type FieldError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type {
  ContactMessage as ContactMessageMessage,
  MessagingServiceImplementation,
  SendContactMessageRequest,
} from '@sargam/proto/messaging/v1/messaging';
import {
  type ContactMessage,
  type ContactModel,
  findContactMessage,
  listContactMessages,
  setReplied,
} from './contact-store.ts';

type ContactHandlers = Pick<
  MessagingServiceImplementation,
  'sendContactMessage' | 'listContactMessages' | 'markContactMessageReplied'
>;

interface Deps {
  readonly messages: ContactModel;
  readonly audit: MongoAudit;
  readonly clock: Clock;
  readonly memoizeCount: MemoizedCount;
}

const maxMessageLength = 5_000;

/** The errors of the contact form, by field. */
const validateContactForm = (form: SendContactMessageRequest): readonly FieldError[] => [
  ...(form.name.trim() ? [] : [{ field: 'name', message: 'Please fill all the fields' }]),
  ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email.trim())
    ? []
    : [{ field: 'email', message: 'Missing Field or Invalid Email' }]),
  ...(form.message.trim() && form.message.length <= maxMessageLength
    ? []
    : [{ field: 'message', message: 'Please fill all the fields' }]),
];

const toMessage = ({ _id: id, name, email, message, createdAt, repliedAt }: ContactMessage) =>
  ({
    id,
    name,
    email,
    message,
    createdAt,
    repliedAt: repliedAt ?? undefined,
  }) satisfies ContactMessageMessage;

/** Marks a message as replied. A repeat changes nothing. The entry has neither text nor names. */
const markReplied = async ({ messages, audit, clock }: Deps, id: string): Promise<ContactMessage> => {
  const repliedAt = clock();
  const entries = audit.createEntries({
    action: 'MarkContactMessageReplied',
    targetKind: 'contact-message',
    targetId: id,
    before: { replied: false },
    after: { replied: true },
  });
  if (await setReplied(messages, id, repliedAt, entries)) await audit.movePending(id);
  const message = await findContactMessage(messages, id);
  if (!message) throw domainError.notFound('message-not-found', 'No data found');
  return message;
};

export const contactHandlers = (deps: Deps): ContactHandlers => ({
  sendContactMessage: async (form) => {
    const faults = validateContactForm(form);
    if (faults.length > 0)
      throw domainError.invalid('contact-incomplete', 'Please fill all the fields', faults);
    const { name, email, message } = form;
    const createdAt = deps.clock();
    await deps.messages.create({
      _id: newId(createdAt),
      name: name.trim(),
      email: email.trim(),
      message: message.trim(),
      createdAt,
    });
    return {};
  },

  listContactMessages: async (request, context) => {
    requireCaller(context, { roles: ['admin'] });
    const { messages, ...page } = await listContactMessages(deps.messages, request, deps.memoizeCount);
    return { ...page, messages: messages.map(toMessage) };
  },

  markContactMessageReplied: async ({ messageId }, context) => {
    requireCaller(context, { roles: ['admin'] });
    return toMessage(await markReplied(deps, messageId));
  },
});
