import type { Service } from '@sargam/chassis/service';
import type { StoreDatabase } from '../database.ts';
import { patienceMs } from './delivery.ts';
import { countOverdue } from './delivery-store.ts';

const everyMs = 60_000;

/** Alert on any: somebody paid, and the codes were not handed over ten minutes after they were due. */
export const watchDeliveries = (service: Service, { db }: StoreDatabase): void => {
  const overdue = service.gauge(
    'gift_card_deliveries_overdue',
    'Mails with gift cards that were due more than ten minutes ago and were not handed over',
  );
  service.every('count overdue deliveries', everyMs, async () => {
    overdue.set(await countOverdue(db, new Date(service.clock().getTime() - patienceMs)));
  });
};
