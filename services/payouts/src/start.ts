import { auditHandlers } from '@sargam/chassis/audit';
import { scheduleIdempotencyCleanup } from '@sargam/chassis/idempotency';
import { consume, deadLetterHandlers } from '@sargam/chassis/inbox';
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
import { analyticsHandlers } from './analytics/analytics-handlers.ts';
import type { PayoutsSettings } from './config.ts';
import type { Tables } from './database.ts';
import { saleHandlers } from './earnings/sale-handlers.ts';
import { orderHandlers } from './orders/order-handlers.ts';
import { settlementHandlers } from './settlements/settlement-handlers.ts';
import { socialMetricHandlers } from './social/social-metric-handlers.ts';
import { statementHandlers } from './statements/statement-handlers.ts';
import { subscribeToAll } from './subscriptions.ts';
import { totalsIntervalMs, updateTotals } from './totals/total-store.ts';

/** Opens the stores, registers the calls, subscribes to the topics and publishes the events. */
export const startPayouts = async (service: Service<PayoutsSettings>): Promise<void> => {
  const { clock } = service;
  const database = await openDatabase<Tables>(service);
  const receipts = openObjectStore(service).bucket('receipts');
  service.grpc.add(PayoutsServiceDefinition, {
    ...saleHandlers({ database }),
    ...orderHandlers({ database }),
  });
  service.grpc.add(AnalyticsServiceDefinition, analyticsHandlers({ database }, clock));
  service.grpc.add(SettlementServiceDefinition, settlementHandlers({ database, clock, receipts }));
  service.grpc.add(StatementServiceDefinition, statementHandlers({ database }));
  service.grpc.add(SocialFigureServiceDefinition, socialMetricHandlers({ database }, clock));
  service.grpc.add(AuditServiceDefinition, auditHandlers(database.db));
  service.grpc.add(DeadLetterServiceDefinition, deadLetterHandlers(database.db));
  service.scheduleJob('update-totals', totalsIntervalMs, () => updateTotals(database.db));
  scheduleIdempotencyCleanup(service, database);
  startOutboxRelay(service, database);
  // Batched: the read models may be one second late, and each batch needs one request to the brokers.
  await subscribeToAll(async (topic, handleMany) =>
    consume(service, { database, topic, inBatches: true, handlers: toHandlers(topic, handleMany) }),
  );
};
