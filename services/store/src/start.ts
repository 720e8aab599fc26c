import { consume, startRelay } from '@sargam/chassis/events';
import { forgetOldAnswers } from '@sargam/chassis/idempotency';
import type { Service } from '@sargam/chassis/service';
import { openDatabase } from '@sargam/chassis/sql';
import { GiftCardServiceDefinition } from '@sargam/proto/store/v1/giftcards';
import { StoreOrderServiceDefinition } from '@sargam/proto/store/v1/orders';
import { StoreServiceDefinition } from '@sargam/proto/store/v1/store';
import { categoryCalls } from './categories/category-calls.ts';
import { openCommerce } from './commerce.ts';
import type { StoreSettings } from './config.ts';
import type { Tables } from './database.ts';
import { deliverDue } from './deliveries/deliver.ts';
import { deliveryCalls } from './deliveries/delivery-calls.ts';
import { watchDeliveries } from './deliveries/watch-deliveries.ts';
import type { Deps } from './deps.ts';
import { cardCalls } from './giftcards/card-calls.ts';
import { giftCodes } from './giftcards/code.ts';
import { openMeters } from './meters.ts';
import { expireOrders } from './orders/expire-orders.ts';
import { orderCalls } from './orders/order-calls.ts';
import { hearOfCharge, paymentEvents } from './orders/payment-events.ts';
import { askForAllMoneyBack } from './orders/refund-order.ts';
import { verifiedCheck } from './people/verified.ts';
import { productCalls } from './products/product-calls.ts';
import { creditClaimed } from './redemptions/credit.ts';
import { redemptionCalls } from './redemptions/redemption-calls.ts';

/** The whole service: its store, its calls, what it listens to and looks after. */
export const startStore = async (service: Service<StoreSettings>): Promise<void> => {
  const { commerceAddress, identityAddress, giftCodeSecret, orderLifetime, sweepInterval } = service.settings;
  const database = await openDatabase<Tables>(service);
  const deps: Deps = {
    database,
    clock: service.clock,
    log: service.log,
    commerce: openCommerce(service, commerceAddress),
    codes: giftCodes(giftCodeSecret),
    meters: openMeters(service),
    requireVerified: verifiedCheck(service, identityAddress),
    orderLifetime,
  };

  const { resendGiftCards, ...deliveries } = deliveryCalls(deps);
  service.grpc.add(StoreServiceDefinition, { ...productCalls(deps), ...categoryCalls(deps) });
  service.grpc.add(StoreOrderServiceDefinition, { ...orderCalls(deps), resendGiftCards });
  service.grpc.add(GiftCardServiceDefinition, {
    ...cardCalls(deps),
    ...redemptionCalls(deps),
    ...deliveries,
  });

  consume(service, { topic: paymentEvents, database, handle: hearOfCharge(deps) });
  startRelay(service, database);
  service.every('deliver gift cards', sweepInterval, () => deliverDue(deps));
  service.every('credit redeemed gift cards', sweepInterval, () => creditClaimed(deps));
  service.every('ask for refunded money', sweepInterval, () => askForAllMoneyBack(deps));
  service.every('give up unpaid orders', sweepInterval, () => expireOrders(deps));
  watchDeliveries(service, database);
  forgetOldAnswers(service, database);
};
