import type { Service } from '@sargam/chassis/service';
import type { StoreDatabase } from '../database.ts';
import { deliveryTimeoutMs } from './delivery.ts';
import { countOverdueDeliveries } from './delivery-store.ts';

const intervalMs = 60_000;

/** Alert on any: somebody paid, and the codes were not handed over ten minutes after they were due. */
export const monitorOverdueDeliveries = (service: Service, { db }: StoreDatabase): void => {
  const overdue = service.gauge(
    'gift_card_deliveries_overdue',
    'Mails with gift cards that were due more than ten minutes ago and were not handed over',
  );
  service.scheduleJob('count overdue deliveries', intervalMs, async () => {
    overdue.set(await countOverdueDeliveries(db, new Date(service.clock().getTime() - deliveryTimeoutMs)));
  });
};
