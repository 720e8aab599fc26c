import { auditHandlers } from '@sargam/chassis/audit';
import { gatewayName } from '@sargam/chassis/caller';
import { scheduleIdempotencyCleanup } from '@sargam/chassis/idempotency';
import { consume, deadLetterHandlers } from '@sargam/chassis/inbox';
import { startOutboxRelay } from '@sargam/chassis/outbox';
import type { Service } from '@sargam/chassis/service';
import { openDatabase } from '@sargam/chassis/sql';
import { AuditServiceDefinition } from '@sargam/proto/store/v1/audit';
import { DeadLetterServiceDefinition } from '@sargam/proto/store/v1/dead_letters';
import { GiftCardServiceDefinition } from '@sargam/proto/store/v1/giftcards';
import { StoreOrderServiceDefinition } from '@sargam/proto/store/v1/orders';
import { StoreServiceDefinition } from '@sargam/proto/store/v1/store';
import { createCommerceClient } from './commerce-client.ts';
import type { StoreSettings } from './config.ts';
import type { Tables } from './database.ts';
import { monitorOverdueDeliveries, openDueDeliveries } from './deliveries/deliveries.ts';
import type { Deps } from './deps.ts';
import { paymentEventHandlers, paymentEvents } from './fulfilment/payment-events.ts';
import { requestPendingRefunds } from './fulfilment/refund-order.ts';
import { createGiftCodes } from './gift-cards/gift-code.ts';
import { cardHandlers } from './handlers/card-handlers.ts';
import { categoryHandlers } from './handlers/category-handlers.ts';
import { deliveryHandlers } from './handlers/delivery-handlers.ts';
import { orderHandlers } from './handlers/order-handlers.ts';
import { productHandlers } from './handlers/product-handlers.ts';
import { redemptionHandlers } from './handlers/redemption-handlers.ts';
import { createMetrics } from './metrics.ts';
import { expireOrders } from './orders/transition-order.ts';
import { createVerifiedCheck } from './people/authorization.ts';
import { creditClaimedCards } from './redemptions/redeem.ts';

export const startStore = async (service: Service<StoreSettings>): Promise<void> => {
  const { settings } = service;
  const { commerceAddress, identityAddress, orderLifetime, sweepInterval } = settings;
  const database = await openDatabase<Tables>(service);
  const deps: Deps = {
    database,
    clock: service.clock,
    log: service.log,
    commerce: createCommerceClient(service, commerceAddress),
    codes: createGiftCodes(settings.giftCodeSecret, settings.giftCodeSecretsBefore),
    metrics: createMetrics(service),
    requireVerifiedEmail: createVerifiedCheck(service, identityAddress),
    orderLifetime,
  };

  const { resendGiftCards, ...deliveries } = deliveryHandlers(deps);
  service.grpc.add(StoreServiceDefinition, { ...productHandlers(deps), ...categoryHandlers(deps) });
  service.grpc.add(
    StoreOrderServiceDefinition,
    { ...orderHandlers(deps), resendGiftCards },
    { getStoreOrder: [gatewayName, 'messaging'] },
  );
  service.grpc.add(
    GiftCardServiceDefinition,
    {
      ...cardHandlers(deps),
      ...redemptionHandlers(deps),
      ...deliveries,
    },
    { revealCodes: ['messaging'], confirmDelivery: ['messaging'] },
  );

  service.grpc.add(AuditServiceDefinition, auditHandlers(deps.database.db));
  service.grpc.add(DeadLetterServiceDefinition, deadLetterHandlers(deps.database.db));

  consume(service, { topic: paymentEvents, database, handlers: paymentEventHandlers(deps) });
  startOutboxRelay(service, database);
  service.scheduleJob('open due gift card deliveries', sweepInterval, () => openDueDeliveries(deps));
  service.scheduleJob('credit redeemed gift cards', sweepInterval, () => creditClaimedCards(deps));
  service.scheduleJob('request pending refunds', sweepInterval, () => requestPendingRefunds(deps));
  service.scheduleJob('cancel unpaid orders', sweepInterval, () => expireOrders(deps));
  monitorOverdueDeliveries(service, database);
  scheduleIdempotencyCleanup(service, database);
};
