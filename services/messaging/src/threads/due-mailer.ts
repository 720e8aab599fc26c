import type { Service } from '@sargam/chassis/service';

const sweepIntervalMs = 5_000;
/** Longer than sending a mail takes. After it the sender has crashed, or the relay was unavailable. */
const attemptTimeoutMs = 120_000;

/** When another replica may retry, counted from the start of this attempt. */
export const nextAttemptAt = (now: Date): Date => new Date(now.getTime() + attemptTimeoutMs);

interface DueMails<Due extends readonly unknown[]> {
  readonly name: string;
  /** Claims a mail that is due. No other replica can claim it before `until`. */
  readonly claim: (now: Date, until: Date) => Promise<Due | undefined>;
  readonly send: (...due: Due) => Promise<void>;
  readonly idOf: (...due: Due) => string;
}

/**
 * Returns what sends a mail at once. What is mailed is saved with the time of the next mail attempt, so no mail is lost: after a failure or a
 * crash a scheduled job on any replica retries.
 */
export const createDueMailer = <Due extends readonly unknown[]>(
  service: Service,
  { name, claim, send, idOf }: DueMails<Due>,
): ((...due: Due) => Promise<void>) => {
  const sendAndLogFailure = async (...due: Due): Promise<void> => {
    try {
      await send(...due);
    } catch (error) {
      service.log.warn({ err: error, [name]: idOf(...due) }, `${name} mail failed; will be retried`);
    }
  };
  const claimNext = () => claim(service.clock(), nextAttemptAt(service.clock()));
  service.scheduleJob(`mail ${name}s`, sweepIntervalMs, async () => {
    for (let due = await claimNext(); due; due = await claimNext()) await sendAndLogFailure(...due);
  });
  return sendAndLogFailure;
};
