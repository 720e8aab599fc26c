import { appendAuditEntry } from '@sargam/chassis/audit';
import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { GiftCardServiceImplementation, RevealCodesResponse } from '@sargam/proto/store/v1/giftcards';
import type { StoreOrderServiceImplementation } from '@sargam/proto/store/v1/orders';
import { deliveryNotFound, resendCodes } from '../deliveries/deliveries.ts';
import { cancelEarlierDeliveries, findDelivery, markDeliverySent } from '../deliveries/delivery-store.ts';
import type { Deps } from '../deps.ts';
import { findNonces } from '../gift-cards/card-store.ts';
import { formatGiftCode } from '../gift-cards/gift-code.ts';
import { type DeliveryId, parseDeliveryId, parseOrderId } from '../ids.ts';
import { orderNotFound, orderTarget, requireOrderAccess } from '../orders/order-access.ts';
import { toOrderMessage } from '../orders/order-message.ts';
import { findOrder, lockOrder } from '../orders/order-store.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { findProductImage } from '../products/product-store.ts';
import { loadOrderMessage } from './load-order-message.ts';

type DeliveryHandlers = Pick<GiftCardServiceImplementation, 'revealCodes' | 'confirmDelivery'> &
  Pick<StoreOrderServiceImplementation, 'resendGiftCards'>;

export const deliveryHandlers = (deps: Deps): DeliveryHandlers => ({
  async revealCodes({ deliveryId }, context) {
    requireCaller(context, { roles: ['service'] });
    return revealDelivery(deps, parseDeliveryId(deliveryId));
  },

  async confirmDelivery({ deliveryId }, context) {
    const { subject } = requireCaller(context, { roles: ['service'] });
    await confirmDelivery(deps, parseDeliveryId(deliveryId), subject);
    return {};
  },

  async resendGiftCards({ orderId }, context) {
    const { subject } = requireCaller(context);
    return deps.database.transaction(async (tx) => {
      const order = requireOrderAccess(await lockOrder(tx, parseOrderId(orderId)), context);
      const at = deps.clock();
      await resendCodes(tx, order, subject, at);
      if (subject !== order.buyerId)
        await appendAuditEntry(tx, at, { action: 'ResendGiftCards', ...orderTarget(order) });
      return loadOrderMessage(tx, order);
    });
  },
});

const revealDelivery = async (
  { database: { db }, codes }: Deps,
  id: DeliveryId,
): Promise<RevealCodesResponse> => {
  const delivery = await findDelivery(db, id);
  if (!delivery) throw deliveryNotFound();
  if (delivery.state !== 'open') {
    throw domainError.precondition('delivery-closed', 'The codes of this delivery are not to be mailed.');
  }
  const order = await findOrder(db, delivery.orderId);
  if (!order) throw orderNotFound();
  const cards = (await findNonces(db, delivery.orderId)).map(({ id: giftCardId, nonce, code_hash }) => {
    const code = codes.recoverCode(nonce, code_hash);
    if (!code) throw new Error('neither GIFT_CODE_SECRET nor GIFT_CODE_SECRETS_BEFORE made this gift card');
    return { giftCardId, code: formatGiftCode(code) };
  });
  return { cards, order: toOrderMessage(order), image: await findProductImage(db, order.productId) };
};

const confirmDelivery = async (
  { database, clock, log }: Deps,
  id: DeliveryId,
  actor: string,
): Promise<void> => {
  const delivery = await findDelivery(database.db, id);
  if (!delivery) throw deliveryNotFound();
  const at = clock();
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, delivery.orderId);
    if (!order || !(await markDeliverySent(tx, id, at))) return;
    await cancelEarlierDeliveries(tx, delivery);
    const change = { deliveredAt: at };
    await transitionOrder(tx, order, 'deliver', { change, actor, reason: 'The codes were mailed', at });
    log.info({ order: order.id, delivery: id }, 'gift cards delivered');
  });
};
