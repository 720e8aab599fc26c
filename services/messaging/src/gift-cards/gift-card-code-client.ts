import { DomainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import { GiftCardServiceDefinition } from '@sargam/proto/store/v1/giftcards';

/** Reads gift-card codes from store. The codes are mailed and never stored here. */
export interface GiftCardCodeClient {
  /** Returns undefined if the delivery is closed: already mailed, or ended by a refund. */
  revealCodes(deliveryId: string): Promise<readonly string[] | undefined>;
  confirmDelivery(deliveryId: string): Promise<void>;
}

export const createGiftCardCodeClient = (service: Service, address: string): GiftCardCodeClient => {
  const store = service.client(GiftCardServiceDefinition, address, {
    retryable: ['revealCodes', 'confirmDelivery'],
  });
  return {
    revealCodes: (deliveryId) =>
      service.runAsService(async () => {
        try {
          return (await store.revealCodes({ deliveryId })).cards.map(({ code }) => code);
        } catch (error) {
          if (error instanceof DomainError && error.code === 'delivery-closed') return undefined;
          throw error;
        }
      }),
    confirmDelivery: async (deliveryId) => {
      await service.runAsService(() => store.confirmDelivery({ deliveryId }));
    },
  };
};
