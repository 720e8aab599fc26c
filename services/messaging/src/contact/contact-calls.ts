import type { Clock } from '@sargam/chassis/clock';
import { domainError, type FieldError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type {
  MessagingServiceImplementation,
  SendContactMessageRequest,
} from '@sargam/proto/messaging/v1/messaging';
import type { ContactModel } from './contact-store.ts';

type ContactCalls = Pick<MessagingServiceImplementation, 'sendContactMessage'>;

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

export const contactCalls = (messages: ContactModel, clock: Clock): ContactCalls => ({
  sendContactMessage: async (form) => {
    const faults = validateContactForm(form);
    if (faults.length > 0)
      throw domainError.invalid('contact-incomplete', 'Please fill all the fields', faults);
    const { name, email, message } = form;
    await messages.create({
      _id: newId(),
      name: name.trim(),
      email: email.trim(),
      message: message.trim(),
      createdAt: clock(),
    });
    return {};
  },
});
