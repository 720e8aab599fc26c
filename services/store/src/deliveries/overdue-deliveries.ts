import type { Service } from '@sargam/chassis/service';
import type { StoreDatabase } from '../database.ts';
import { deliveryTimeoutMs } from './delivery.ts';
import { countOverdueDeliveries } from './delivery-store.ts';

const intervalMs = 60_000;

/** Alert above 0: the codes of a paid order were not sent ten minutes after they were due. */
export const monitorOverdueDeliveries = (service: Service, { db }: StoreDatabase): void => {
  const overdue = service.gauge(
    'gift_card_deliveries_overdue',
    'Gift card mails that were due more than ten minutes ago and were not sent',
  );
  service.scheduleJob('count overdue deliveries', intervalMs, async () => {
    overdue.set(await countOverdueDeliveries(db, new Date(service.clock().getTime() - deliveryTimeoutMs)));
  });
};
