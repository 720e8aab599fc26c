import { domainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import { createTransport } from 'nodemailer';
import type { MessagingSettings } from '../config.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { Language, Mail } from './mail.ts';
import type { MailStore } from './mail-store.ts';
import { classifyRelayError } from './relay-error.ts';

export interface Envelope {
  /** Makes the mail unique: the id of the event that asks for it. */
  readonly idempotencyKey: string;
  readonly template: string;
  readonly language: Language;
  readonly recipient: string;
}

/** `unknown` where nobody can tell whether the relay took it: it is not sent again. */
export type SendResult = 'sent' | 'unknown';

export type SendMail = (envelope: Envelope, mail: Mail) => Promise<SendResult>;

/** Connections to the relay. No mail is claimed before one of them is free: what is claimed when we die is not sent again. */
const maxConnections = 5;

/** Quoted, a Bengali letter takes nine characters, and a fifth more of our time than the four of base64. */
const encodings = { en: 'quoted-printable', bn: 'base64' } as const;

/** Sends each mail once, however often it is asked for, through the relay of SMTP_URL. */
export const createMailer = (service: Service<MessagingSettings>, mails: MailStore): SendMail => {
  const relay = createTransport({
    url: service.settings.smtpUrl,
    pool: true,
    maxConnections: maxConnections,
    connectionTimeout: 5_000,
    // Shorter than the socket's, so that a relay which never greets is away rather than silent over a mail.
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
  });
  service.onStop('smtp', () => relay.close());
  const outcomes = service.counter('mails_total', 'Mails by template and outcome.', ['template', 'outcome']);
  const domain = new URL(service.settings.siteUrl).hostname;

  const inTurn = limitConcurrency(maxConnections);

  const sendOnce: SendMail = async (envelope, mail) => {
    const { idempotencyKey, template, language, recipient } = envelope;
    const id = `${idempotencyKey}:${template}`;
    const count = (outcome: string) => outcomes.inc({ template, outcome });
    const claim = await mails.claim({ _id: id, template, language, recipient });
    if (claim === 'sent' || claim === 'unknown') return claim;
    const giveUp = async (why: string): Promise<SendResult> => {
      await mails.markUnknown(id);
      count('unknown');
      service.log.error({ mail: id }, `${why}; it is not sent again`);
      return 'unknown';
    };
    if (claim === 'sending') return giveUp('a mail was being sent when its process died');
    try {
      await relay.sendMail({
        from: service.settings.mailFrom,
        to: recipient,
        messageId: `<${id.replace(':', '.')}@${domain}>`,
        textEncoding: encodings[language],
        ...mail,
      });
    } catch (error) {
      const failure = classifyRelayError(error);
      if (failure === 'unknown') return giveUp('the relay fell silent over a mail');
      await mails.releaseClaim(id);
      count(failure);
      // Away is no fault of the event: its listener waits rather than counts.
      throw failure === 'away' ? domainError.unavailable('relay-away', undefined, error) : error;
    }
    await mails.markSent(id);
    count('sent');
    service.log.info({ mail: id, template, language }, 'mail sent');
    return 'sent';
  };
  return (envelope, mail) => inTurn(() => sendOnce(envelope, mail));
};
