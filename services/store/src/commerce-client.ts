import type { ExtraCallOptions, Service } from '@sargam/chassis/service';
import {
  ChargeServiceDefinition,
  type RefundChargeRequest,
  type StartChargeRequest,
} from '@sargam/proto/commerce/v1/charges';
import type { Refund } from '@sargam/proto/commerce/v1/refund';
import { type CreditGiftCardRequest, WalletServiceDefinition } from '@sargam/proto/commerce/v1/wallet';

/** The calls to commerce. */
export interface CommerceClient {
  /** On behalf of the payer, who is the caller. */
  startCharge(request: StartChargeRequest): Promise<{ readonly gatewayPageUrl: string }>;
  /** With this service's own identity. A repeat changes nothing and returns the same refund. */
  refundCharge(request: RefundChargeRequest): Promise<Refund>;
  /** With this service's own identity. A repeat changes nothing. */
  creditGiftCard(request: CreditGiftCardRequest): Promise<unknown>;
}

// Commerce calls the payment gateway, which may take ten seconds.
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
