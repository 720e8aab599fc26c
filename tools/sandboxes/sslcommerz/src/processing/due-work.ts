import type { Gateway } from '../gateway.ts';
import { type Delivery, recordAttempt } from '../ipn/delivery.ts';
import { expireSessions } from './apply-outcome.ts';

/** Posts a notification once. Returns the HTTP status, `timeout` or `unreachable`. Redirects are not followed. */
const postNotification = async (
  { url, fields }: Pick<Delivery, 'url' | 'fields'>,
  timeoutMs: number,
  stopping: AbortSignal,
): Promise<string> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.body?.cancel();
    return String(answer.status);
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable';
  }
};

const INTERVAL_MS = 200;

/** Runs the due work by the sandbox's clock. Each delivery has at most one attempt in progress. */
export const startDueWork = (gateway: Gateway) => {
  const { clock, deliveries, find, journal, settings, log } = gateway;
  const inProgress = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  const attempt = async (delivery: Delivery): Promise<void> => {
    const answer = await postNotification(delivery, settings.ipnTimeoutMs, stopping.signal);
    // Aborted by the shutdown: the attempt is not recorded, and is made again after the restart.
    if (stopping.signal.aborted) return;
    journal.write(
      deliveries.change(recordAttempt(delivery, { at: clock.now(), answer }, settings.ipnRetryMs)),
    );
    log('ipn', { tran_id: delivery.fields.tran_id, status: delivery.fields.status, answer });
  };
  const deliver = (delivery: Delivery): Promise<void> => {
    const promise =
      inProgress.get(delivery.id) ?? attempt(delivery).finally(() => inProgress.delete(delivery.id));
    inProgress.set(delivery.id, promise);
    return promise;
  };
  const run = () => {
    expireSessions(gateway);
    for (const delivery of find.deliveriesByState('waiting'))
      if (delivery.dueAt <= clock.now()) void deliver(delivery);
  };

  const timer = setInterval(run, INTERVAL_MS);
  return {
    /** Expires sessions and starts due notifications, without waiting for them. */
    run,
    /** Sends these now and resolves when each attempt has ended. */
    deliver: async (all: readonly Delivery[]): Promise<void> => void (await Promise.all(all.map(deliver))),
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(inProgress.values());
    },
  };
};

export type DueWork = ReturnType<typeof startDueWork>;
