import { undefinedOn } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import { GiftCardServiceDefinition, type RevealCodesResponse } from '@sargam/proto/store/v1/giftcards';
import { type StoreOrder, StoreOrderServiceDefinition } from '@sargam/proto/store/v1/orders';

/** Reads gift-card orders and codes from store. The codes are mailed and never stored here. */
export interface GiftCardClient {
  findOrder(orderId: string): Promise<StoreOrder>;
  /** Returns undefined if the delivery is closed: already mailed, or ended by a refund. */
  revealCodes(deliveryId: string): Promise<RevealCodesResponse | undefined>;
  confirmDelivery(deliveryId: string): Promise<void>;
}

export const createGiftCardClient = (service: Service, address: string): GiftCardClient => {
  const cards = service.client(GiftCardServiceDefinition, address, {
    retryable: ['revealCodes', 'confirmDelivery'],
  });
  const orders = service.client(StoreOrderServiceDefinition, address, { retryable: ['getStoreOrder'] });
  return {
    findOrder: (orderId) => service.runAsService(() => orders.getStoreOrder({ orderId })),
    revealCodes: (deliveryId) =>
      undefinedOn({ code: 'delivery-closed' }, () =>
        service.runAsService(() => cards.revealCodes({ deliveryId })),
      ),
    confirmDelivery: async (deliveryId) => {
      await service.runAsService(() => cards.confirmDelivery({ deliveryId }));
    },
  };
};
