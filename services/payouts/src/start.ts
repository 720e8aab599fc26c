import { auditCalls } from '@sargam/chassis/audit';
import { consume } from '@sargam/chassis/inbox';
import type { Service } from '@sargam/chassis/service';
import { openDatabase } from '@sargam/chassis/sql';
import { AuditServiceDefinition } from '@sargam/proto/payouts/v1/audit';
import { PayoutsServiceDefinition } from '@sargam/proto/payouts/v1/payouts';
import { SocialFigureServiceDefinition } from '@sargam/proto/payouts/v1/social';
import type { PayoutsSettings } from './config.ts';
import type { Tables } from './database.ts';
import { saleCalls } from './earnings/sale-calls.ts';
import { orderCalls } from './orders/order-calls.ts';
import { figureCalls } from './social/figure-calls.ts';
import { subscribeToAll } from './subscriptions.ts';

/** Opens the database, registers the calls and subscribes to the topics. */
export const startPayouts = async (service: Service<PayoutsSettings>): Promise<void> => {
  const database = await openDatabase<Tables>(service);
  service.grpc.add(PayoutsServiceDefinition, { ...saleCalls({ database }), ...orderCalls({ database }) });
  service.grpc.add(SocialFigureServiceDefinition, figureCalls({ database }, service.clock));
  service.grpc.add(AuditServiceDefinition, auditCalls(database.db));
  // Batched: the read models may be one second late, and each batch needs one request to the brokers.
  await subscribeToAll(async (topic, handlers) =>
    consume(service, { database, topic, inBatches: true, handlers }),
  );
};
