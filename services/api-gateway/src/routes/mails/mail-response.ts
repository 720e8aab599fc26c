import type { UnknownMail } from '@sargam/proto/messaging/v1/messaging';
import { boundedListOf, instant, responseOf, text, textOrNull } from '../../api/response.ts';

const UnknownMailResponse = responseOf<UnknownMail>('UnknownMail')({
  _id: text(({ id }) => id),
  at: instant(({ at }) => at, 'When the outcome became unknown'),
  email: text(({ recipient }) => recipient),
  userId: textOrNull(({ personId }) => personId, 'The account with this address'),
  userName: text(({ personName }) => personName, 'Empty without an account'),
  template: text(({ template }) => template, 'Kind of the mail, such as receipt'),
  language: text(({ language }) => language),
  reason: text(({ reason }) => reason, 'process-stopped, relay-timeout, or empty for older mails'),
});

export const UnknownMails = boundedListOf(UnknownMailResponse, 'mails');
