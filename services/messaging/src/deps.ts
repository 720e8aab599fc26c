import type { Clock } from '@sargam/chassis/clock';
import type { SendMail } from './mails/mailer.ts';
import type { People } from './people/person-store.ts';

/** What the listeners of this service work with. */
export interface Deps {
  readonly people: People;
  readonly send: SendMail;
  readonly siteUrl: string;
  readonly clock: Clock;
}
