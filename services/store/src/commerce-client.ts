import type { ExtraCallOptions, Service } from '@sargam/chassis/service';
import {
  ChargeServiceDefinition,
  type RefundChargeRequest,
  type StartChargeRequest,
} from '@sargam/proto/commerce/v1/charges';
import type { Refund } from '@sargam/proto/commerce/v1/refund';
import { type CreditGiftCardRequest, WalletServiceDefinition } from '@sargam/proto/commerce/v1/wallet';

/** What this service has commerce do. */
export interface CommerceClient {
  /** For the payer, who is the caller. */
  startCharge(request: StartChargeRequest): Promise<{ readonly gatewayPageUrl: string }>;
  /** As this service itself; a repeat changes nothing, and is answered the same refund. */
  refundCharge(request: RefundChargeRequest): Promise<Refund>;
  /** As this service itself; a repeat changes nothing. */
  creditGiftCard(request: CreditGiftCardRequest): Promise<unknown>;
}

// Commerce asks the payment gateway meanwhile, which may take ten seconds.
const paymentTimeout: ExtraCallOptions = { timeoutMs: 12_000 };

export const createCommerceClient = (service: Service, address: string): CommerceClient => {
  const charges = service.client(ChargeServiceDefinition, address, { retryable: ['refundCharge'] });
  const wallet = service.client(WalletServiceDefinition, address, { retryable: ['creditGiftCard'] });
  return {
    startCharge: (request) => charges.startCharge(request, paymentTimeout),
    refundCharge: (request) => service.runAsService(() => charges.refundCharge(request, paymentTimeout)),
    creditGiftCard: (request) => service.runAsService(() => wallet.creditGiftCard(request)),
  };
};
