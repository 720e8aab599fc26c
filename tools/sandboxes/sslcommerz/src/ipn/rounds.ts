import type { Gateway } from '../gateway.ts';
import { expireSessions } from '../payments/conclude.ts';
import { afterTry, type Delivery } from './delivery.ts';
import { postNotification } from './post.ts';

export interface Rounds {
  /** Ends what is over and sends what is due; returns at once. */
  go(): void;
  /** Sends these now and resolves when each has been answered or has failed. */
  deliver(deliveries: readonly Delivery[]): Promise<void>;
  stop(): Promise<void>;
}

const EVERY_MS = 200;

/** Sends what is due by the sandbox's clock, each delivery one try at a time. */
export const startRounds = (gateway: Gateway): Rounds => {
  const { clock, deliveries, find, journal, settings, log } = gateway;
  const underway = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  const attempt = async (delivery: Delivery): Promise<void> => {
    const answer = await postNotification(delivery, settings.ipnTimeoutMs, stopping.signal);
    // Cut short by our own end, this try says nothing about the shop: after the restart it is made again.
    if (stopping.signal.aborted) return;
    journal.write(deliveries.change(afterTry(delivery, { at: clock.now(), answer }, settings.ipnRetryMs)));
    log('ipn', { tran_id: delivery.fields.tran_id, status: delivery.fields.status, answer });
  };
  const deliver = (delivery: Delivery): Promise<void> => {
    const going = underway.get(delivery.id) ?? attempt(delivery).finally(() => underway.delete(delivery.id));
    underway.set(delivery.id, going);
    return going;
  };
  const go = () => {
    expireSessions(gateway);
    for (const delivery of find.deliveriesIn('waiting'))
      if (delivery.dueAt <= clock.now()) void deliver(delivery);
  };

  const timer = setInterval(go, EVERY_MS);
  return {
    go,
    deliver: async (all) => void (await Promise.all(all.map(deliver))),
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(underway.values());
    },
  };
};
