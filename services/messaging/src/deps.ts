import type { Clock } from '@sargam/chassis/clock';
import type { SendMail } from './mails/mailer.ts';
import type { RevealLink } from './recipients/mailed-link-client.ts';
import type { RecipientStore } from './recipients/recipient-store.ts';

/** Dependencies of the event handlers. */
export interface Deps {
  readonly people: RecipientStore;
  readonly send: SendMail;
  readonly revealLink: RevealLink;
  readonly siteUrl: string;
  readonly clock: Clock;
}
