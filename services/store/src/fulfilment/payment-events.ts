import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import { ChargeState } from '@sargam/proto/commerce/v1/charge';
import { CardDetails, type Charge } from '@sargam/proto/commerce/v1/charges';
import { type ChargeClosed, type ChargeRefunded, PaymentEvent } from '@sargam/proto/commerce/v1/events';
import type { Tx } from '../database.ts';
import { scheduleDelivery } from '../deliveries/deliveries.ts';
import type { Deps } from '../deps.ts';
import { publishIssued } from '../events/gift-card-events.ts';
import { insertCards } from '../gift-cards/card-store.ts';
import { computeValidity } from '../gift-cards/gift-card.ts';
import type { OrderId } from '../ids.ts';
import type { Order, OrderAction } from '../orders/order.ts';
import { lockOrder } from '../orders/order-store.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { incrementSold } from '../products/product-store.ts';
import { markOrderRefunded } from './refund-order.ts';

export const paymentEvents = subscribes(defineTopic('commerce.payments.v1', PaymentEvent), {
  paid: 'marks the order as paid and issues its gift cards',
  closed: 'fails or cancels the order, or marks its payment as under review',
  refunded: 'refunds the order and voids its cards, except for a duplicate payment',
});

const actor = 'commerce';

/** The action for each unpaid end of a charge. An expired charge cancels the order (decision L8). */
const orderActions: Partial<Record<ChargeState, OrderAction>> = {
  [ChargeState.CHARGE_STATE_FAILED]: 'fail',
  [ChargeState.CHARGE_STATE_CANCELLED]: 'cancel',
  [ChargeState.CHARGE_STATE_EXPIRED]: 'cancel',
  [ChargeState.CHARGE_STATE_REVIEW]: 'putUnderReview',
};

type HandlerDeps = Pick<Deps, 'clock' | 'codes' | 'log' | 'metrics'>;

/** Apply a payment event to its order, in the transaction that marks the event as processed. */
export const paymentEventHandlers = (deps: HandlerDeps): HandlersOf<typeof paymentEvents, Tx> => ({
  paid: async ({ charge }, _, tx) => {
    if (charge) await onChargePaid(tx, deps, charge);
  },
  closed: (closed, _, tx) => onChargeClosed(tx, deps, closed),
  refunded: (refunded, _, tx) => onChargeRefunded(tx, deps, refunded),
});

/** Undefined for a charge of another service. */
const lockOrderOfCharge = async (
  tx: Tx,
  { log }: HandlerDeps,
  reference: string,
): Promise<Order | undefined> => {
  const order = await lockOrder(tx, reference as OrderId);
  if (!order) log.warn({ reference }, 'charge has no order in this store');
  return order;
};

const onChargePaid = async (tx: Tx, deps: HandlerDeps, charge: Charge): Promise<void> => {
  const order = await lockOrderOfCharge(tx, deps, charge.reference);
  if (!order) return;
  if (charge.amountPoisha !== order.total || charge.payerId !== order.buyerId) {
    throw new Error(`the charge of order ${order.id} is not what was ordered`);
  }
  const paidAt = charge.paidAt ?? deps.clock();
  const change = {
    payment: charge.card ?? CardDetails.create(),
    received: charge.receivedPoisha,
    invoiceNumber: charge.invoiceNumber,
    paidAt,
  };
  const paid = await transitionOrder(tx, order, 'pay', {
    change,
    actor,
    reason: change.payment.tranId,
    at: deps.clock(),
  });
  if (paid) await issueCards(tx, deps, paid, paidAt);
};

const onChargeClosed = async (
  tx: Tx,
  deps: HandlerDeps,
  { reference, state }: ChargeClosed,
): Promise<void> => {
  const action = orderActions[state];
  const order = action && (await lockOrderOfCharge(tx, deps, reference));
  if (!order) return;
  const change = { underReview: action === 'putUnderReview' };
  await transitionOrder(tx, order, action, { change, actor, reason: ChargeState[state], at: deps.clock() });
};

/** An automatic refund returns a duplicate payment, so the order does not change. */
const onChargeRefunded = async (
  tx: Tx,
  deps: HandlerDeps,
  { reference, refund }: ChargeRefunded,
): Promise<void> => {
  if (refund?.automatic) return;
  const order = await lockOrderOfCharge(tx, deps, reference);
  if (order) await markOrderRefunded(tx, order, { actor, reason: refund?.note ?? '', at: deps.clock() });
};

/** Creates the cards of a paid order, counts the sale and schedules the mail. */
const issueCards = async (
  tx: Tx,
  { clock, codes, log, metrics }: Pick<Deps, 'clock' | 'codes' | 'log' | 'metrics'>,
  order: Order,
  paidAt: Date,
): Promise<void> => {
  const at = clock();
  const validity = computeValidity(order.deliverOn, paidAt, order.validityDays);
  const { id: orderId, quantity, value } = order;
  const cards = await insertCards(tx, codes, { orderId, quantity, value, ...validity, at });
  await incrementSold(tx, order.productId, quantity);
  await publishIssued(tx, order, cards);
  await scheduleDelivery(tx, order, { resent: false, at });
  metrics.countIssued(quantity);
  log.info({ order: orderId, giftCards: quantity }, 'gift cards issued');
};
