import type { Service } from '@sargam/chassis/service';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MessagingSettings } from '../config.ts';
import type { Language, Mail } from './mail.ts';

export interface Delivery {
  /** Unique per mail. A copy that is sent again has the same id. */
  readonly id: string;
  readonly language: Language;
  readonly recipient: string;
  readonly headers?: SendMailOptions['headers'];
}

/** Gives a mail to the relay. Resolves when the relay has accepted it. */
export type Deliver = (delivery: Delivery, mail: Mail) => Promise<void>;

/** A Bengali letter takes nine characters as quoted-printable and four as base64, which also needs a fifth less CPU. */
const encodings = { en: 'quoted-printable', bn: 'base64' } as const;

/** Connects to the relay of SMTP_URL with a pool of at most this many connections. */
export const connectToRelay = (service: Service<MessagingSettings>, maxConnections: number): Deliver => {
  const { smtpUrl, siteUrl, mailFrom } = service.settings;
  const relay = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    connectionTimeout: 5_000,
    // Shorter than the socket timeout: a relay without a greeting counts as unavailable, not as an unknown outcome.
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
  });
  service.onStop('smtp', () => relay.close());
  const domain = new URL(siteUrl).hostname;
  return async ({ id, language, recipient, headers }, mail) => {
    await relay.sendMail({
      from: mailFrom,
      // An object is not parsed: a text could name a group of addresses.
      to: { name: '', address: recipient },
      messageId: `<${id.replaceAll(':', '.')}@${domain}>`,
      textEncoding: encodings[language],
      ...(headers && { headers }),
      ...mail,
    });
  };
};
