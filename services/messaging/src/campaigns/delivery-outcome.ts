import { closingStatus, connectionErrorCodes } from '../mails/relay-error.ts';

/** What an error of the mail relay means for one recipient. */
interface DeliveryOutcome {
  /** `waiting`: the mail was certainly not sent, and is tried again. */
  readonly state: 'waiting' | 'failed' | 'unknown';
  /** The answer of the relay. */
  readonly reason: string;
  /** For `waiting`: time until the next try. */
  readonly retryAfterMs: number;
}

const maxAttempts = 3;
const rejectedRetryMs = 5 * 60_000;
const unavailableRetryMs = 15_000;
const maxReasonLength = 300;

const setUpTimeouts = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);

/** Whether the session with the relay failed before any mail was given to it. */
const failedBeforeMail = ({
  code,
  syscall,
  timeoutType,
  command,
}: Partial<Record<string, unknown>>): boolean =>
  code === 'EDNS' ||
  code === 'EAUTH' ||
  code === 'ETLS' ||
  syscall === 'connect' ||
  setUpTimeouts.has(String(timeoutType)) ||
  // The pool gives up a mail that it could not begin to send. Errors of a begun mail have a command.
  (code === 'ECONNECTION' && command === undefined);

/**
 * A connection that breaks while a mail is given to the relay leaves an unknown outcome: the relay may have accepted the mail. (The
 * mailer of other mails tries again in this case: a second receipt is better than none.)
 * @param attempts how often the mail was given to the relay, with this time
 */
export const outcomeOfError = (error: unknown, attempts: number): DeliveryOutcome => {
  const details = error as Partial<Record<string, unknown>>;
  const { code, responseCode, response, message } = details;
  const answer = [response, message].find((text) => typeof text === 'string') ?? 'no answer';
  const reason = answer.slice(0, maxReasonLength);
  if (failedBeforeMail(details) || responseCode === closingStatus)
    return { state: 'waiting', reason, retryAfterMs: unavailableRetryMs };
  if (typeof responseCode === 'number') {
    const mayPass = responseCode < 500 && attempts < maxAttempts;
    return { state: mayPass ? 'waiting' : 'failed', reason, retryAfterMs: rejectedRetryMs };
  }
  return { state: connectionErrorCodes.has(String(code)) ? 'unknown' : 'failed', reason, retryAfterMs: 0 };
};
