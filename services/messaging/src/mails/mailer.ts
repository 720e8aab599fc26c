import { limitConcurrency } from '@sargam/chassis/concurrency';
import { domainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import type { MessagingSettings } from '../config.ts';
import type { Language, Mail } from './mail.ts';
import type { MailStore, UnknownReason } from './mail-store.ts';
import { connectToRelay } from './relay.ts';
import { classifyRelayError } from './relay-error.ts';

export interface Envelope {
  /** Together with the template the unique id of the mail: the event id, delivery id or answer id. */
  readonly idempotencyKey: string;
  readonly template: string;
  readonly language: Language;
  readonly recipient: string;
}

/** `unknown` if it is not known whether the relay accepted the mail; it is not sent again. */
export type SendResult = 'sent' | 'unknown';

/** The mail may be a function, which runs once a connection to the relay is free. An error of it sends nothing. */
export type SendMail = (envelope: Envelope, mail: Mail | (() => Promise<Mail>)) => Promise<SendResult>;

/** Connections to the relay. A mail is claimed only when one is free, because a claimed mail is not sent again after a crash. */
const maxConnections = 5;

const unknownReasons: Readonly<Record<UnknownReason, string>> = {
  'process-stopped': 'mail was being sent when its process stopped',
  'relay-timeout': 'mail relay timed out after it received the mail',
};

/** Sends each mail once through the relay of SMTP_URL, also if the event is delivered again. */
export const createMailer = (service: Service<MessagingSettings>, mails: MailStore): SendMail => {
  const deliver = connectToRelay(service, maxConnections);
  const outcomes = service.counter('mails_total', 'Mails by template and outcome.', ['template', 'outcome']);
  const withConnectionLimit = limitConcurrency(maxConnections);

  const sendOnce = async (envelope: Envelope, mail: Mail): Promise<SendResult> => {
    const { idempotencyKey, template, language, recipient } = envelope;
    const id = `${idempotencyKey}:${template}`;
    const count = (outcome: string) => outcomes.inc({ template, outcome });
    const claim = await mails.claim({ _id: id, template, language, recipient });
    if (claim === 'sent' || claim === 'unknown') return claim;
    const markUnknown = async (reason: UnknownReason): Promise<SendResult> => {
      await mails.markUnknown(id, reason);
      count('unknown');
      service.log.error({ mail: id }, `${unknownReasons[reason]}; not sent again`);
      return 'unknown';
    };
    if (claim === 'sending') return markUnknown('process-stopped');
    try {
      await deliver({ id, language, recipient }, mail);
    } catch (error) {
      const failure = classifyRelayError(error);
      if (failure === 'unknown') return markUnknown('relay-timeout');
      await mails.releaseClaim(id);
      count(failure);
      // Unavailability is not an error of the event: the consumer waits and does not count a failed attempt.
      throw failure === 'unavailable'
        ? domainError.unavailable('relay-unavailable', undefined, error)
        : error;
    }
    await mails.markSent(id);
    count('sent');
    service.log.info({ mail: id, template, language }, 'mail sent');
    return 'sent';
  };
  return (envelope, mail) =>
    withConnectionLimit(async () => sendOnce(envelope, typeof mail === 'function' ? await mail() : mail));
};
