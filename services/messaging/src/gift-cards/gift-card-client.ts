import { DomainError } from '@sargam/chassis/errors';
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
      service.runAsService(async () => {
        try {
          return await cards.revealCodes({ deliveryId });
        } catch (error) {
          if (error instanceof DomainError && error.code === 'delivery-closed') return undefined;
          throw error;
        }
      }),
    confirmDelivery: async (deliveryId) => {
      await service.runAsService(() => cards.confirmDelivery({ deliveryId }));
    },
  };
};
