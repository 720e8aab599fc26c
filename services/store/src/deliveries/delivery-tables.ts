import type { DeliveryId, OrderId } from '../ids.ts';
import type { DeliveryState } from './delivery.ts';

interface DeliveriesTable {
  id: DeliveryId;
  order_id: OrderId;
  due_at: Date;
  state: DeliveryState;
  /** True for a resend. */
  resent: boolean;
  created_at: Date;
  sent_at: Date | null;
}

export interface DeliveryTables {
  deliveries: DeliveriesTable;
}
