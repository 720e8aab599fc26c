import type { DeliveryId, OrderId } from '../ids.ts';
import type { DeliveryState } from './delivery.ts';

interface DeliveriesTable {
  id: DeliveryId;
  order_id: OrderId;
  due_at: Date;
  state: DeliveryState;
  /** Somebody asked for the codes again. */
  resent: boolean;
  created_at: Date;
  handed_over_at: Date | null;
}

export interface DeliveryTables {
  deliveries: DeliveriesTable;
}
