import { DomainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import { GiftCardServiceDefinition } from '@sargam/proto/store/v1/giftcards';

/** The codes of gift cards, which store alone can make; they are mailed and forgotten here. */
export interface CardCodes {
  /** Undefined where the delivery is over: mailed already, or ended by a refund. */
  reveal(deliveryId: string): Promise<readonly string[] | undefined>;
  confirm(deliveryId: string): Promise<void>;
}

export const openCardCodes = (service: Service, address: string): CardCodes => {
  const store = service.client(GiftCardServiceDefinition, address, {
    retryable: ['revealCodes', 'confirmDelivery'],
  });
  return {
    reveal: (deliveryId) =>
      service.runAsService(async () => {
        try {
          return (await store.revealCodes({ deliveryId })).cards.map(({ code }) => code);
        } catch (error) {
          if (error instanceof DomainError && error.code === 'delivery-closed') return undefined;
          throw error;
        }
      }),
    confirm: async (deliveryId) => {
      await service.runAsService(() => store.confirmDelivery({ deliveryId }));
    },
  };
};
