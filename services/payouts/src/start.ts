import { consume } from '@sargam/chassis/inbox';
import type { Service } from '@sargam/chassis/service';
import { openDatabase } from '@sargam/chassis/sql';
import { PayoutsServiceDefinition } from '@sargam/proto/payouts/v1/payouts';
import { SocialFigureServiceDefinition } from '@sargam/proto/payouts/v1/social';
import type { PayoutsSettings } from './config.ts';
import type { Tables } from './database.ts';
import { saleCalls } from './earnings/sale-calls.ts';
import { hearOfAll } from './hear.ts';
import { orderCalls } from './orders/order-calls.ts';
import { figureCalls } from './social/figure-calls.ts';

/** The whole service: what it listens to, and what it answers. */
export const startPayouts = async (service: Service<PayoutsSettings>): Promise<void> => {
  const database = await openDatabase<Tables>(service);
  service.grpc.add(PayoutsServiceDefinition, { ...saleCalls({ database }), ...orderCalls({ database }) });
  service.grpc.add(SocialFigureServiceDefinition, figureCalls({ database }, service.clock));
  // What people read here may be a second late; taken one by one, the brokers answer for each event.
  await hearOfAll(async (topic, handle) => consume(service, { database, topic, inBatches: true, handle }));
};
