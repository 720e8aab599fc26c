import { auditCalls } from '@sargam/chassis/audit';
import { scheduleIdempotencyCleanup } from '@sargam/chassis/idempotency';
import { consume, deadLetterCalls } from '@sargam/chassis/inbox';
import { toHandlers } from '@sargam/chassis/kafka';
import { openObjectStore } from '@sargam/chassis/objects';
import { startOutboxRelay } from '@sargam/chassis/outbox';
import type { Service } from '@sargam/chassis/service';
import { openDatabase } from '@sargam/chassis/sql';
import { AnalyticsServiceDefinition } from '@sargam/proto/payouts/v1/analytics';
import { AuditServiceDefinition } from '@sargam/proto/payouts/v1/audit';
import { DeadLetterServiceDefinition } from '@sargam/proto/payouts/v1/dead_letters';
import { PayoutsServiceDefinition } from '@sargam/proto/payouts/v1/payouts';
import {
  SettlementServiceDefinition,
  StatementServiceDefinition,
} from '@sargam/proto/payouts/v1/settlements';
import { SocialFigureServiceDefinition } from '@sargam/proto/payouts/v1/social';
import { analyticsCalls } from './analytics/analytics-calls.ts';
import type { PayoutsSettings } from './config.ts';
import type { Tables } from './database.ts';
import { saleCalls } from './earnings/sale-calls.ts';
import { orderCalls } from './orders/order-calls.ts';
import { settlementCalls } from './settlements/settlement-calls.ts';
import { figureCalls } from './social/figure-calls.ts';
import { statementCalls } from './statements/statement-calls.ts';
import { subscribeToAll } from './subscriptions.ts';
import { totalsIntervalMs, updateTotals } from './totals/total-store.ts';

/** Opens the stores, registers the calls, subscribes to the topics and publishes the events. */
export const startPayouts = async (service: Service<PayoutsSettings>): Promise<void> => {
  const { clock } = service;
  const database = await openDatabase<Tables>(service);
  const receipts = openObjectStore(service).bucket('receipts');
  service.grpc.add(PayoutsServiceDefinition, { ...saleCalls({ database }), ...orderCalls({ database }) });
  service.grpc.add(AnalyticsServiceDefinition, analyticsCalls({ database }, clock));
  service.grpc.add(SettlementServiceDefinition, settlementCalls({ database, clock, receipts }));
  service.grpc.add(StatementServiceDefinition, statementCalls({ database }));
  service.grpc.add(SocialFigureServiceDefinition, figureCalls({ database }, clock));
  service.grpc.add(AuditServiceDefinition, auditCalls(database.db));
  service.grpc.add(DeadLetterServiceDefinition, deadLetterCalls(database.db));
  service.scheduleJob('update-totals', totalsIntervalMs, () => updateTotals(database.db));
  scheduleIdempotencyCleanup(service, database);
  startOutboxRelay(service, database);
  // Batched: the read models may be one second late, and each batch needs one request to the brokers.
  await subscribeToAll(async (topic, handleMany) =>
    consume(service, { database, topic, inBatches: true, handlers: toHandlers(topic, handleMany) }),
  );
};
