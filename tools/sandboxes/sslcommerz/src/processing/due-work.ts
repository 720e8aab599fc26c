import type { Gateway } from '../gateway.ts';
import { type Delivery, recordAttempt } from '../ipn/delivery.ts';
import { postNotification } from '../ipn/post-notification.ts';
import { expireSessions } from './apply-outcome.ts';

export interface DueWork {
  /** Ends what is over and sends what is due; returns at once. */
  run(): void;
  /** Sends these now and resolves when each has been answered or has failed. */
  deliver(deliveries: readonly Delivery[]): Promise<void>;
  stop(): Promise<void>;
}

const INTERVAL_MS = 200;

/** Sends what is due by the sandbox's clock, each delivery one try at a time. */
export const startDueWork = (gateway: Gateway): DueWork => {
  const { clock, deliveries, find, journal, settings, log } = gateway;
  const underway = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  const attempt = async (delivery: Delivery): Promise<void> => {
    const answer = await postNotification(delivery, settings.ipnTimeoutMs, stopping.signal);
    // Cut short by our own end, this try says nothing about the shop: after the restart it is made again.
    if (stopping.signal.aborted) return;
    journal.write(
      deliveries.change(recordAttempt(delivery, { at: clock.now(), answer }, settings.ipnRetryMs)),
    );
    log('ipn', { tran_id: delivery.fields.tran_id, status: delivery.fields.status, answer });
  };
  const deliver = (delivery: Delivery): Promise<void> => {
    const going = underway.get(delivery.id) ?? attempt(delivery).finally(() => underway.delete(delivery.id));
    underway.set(delivery.id, going);
    return going;
  };
  const run = () => {
    expireSessions(gateway);
    for (const delivery of find.deliveriesByState('waiting'))
      if (delivery.dueAt <= clock.now()) void deliver(delivery);
  };

  const timer = setInterval(run, INTERVAL_MS);
  return {
    run,
    deliver: async (all) => void (await Promise.all(all.map(deliver))),
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(underway.values());
    },
  };
};
