import type { Clock } from '@sargam/chassis/clock';
import { loadSettings, processSettings } from '@sargam/chassis/config';
import { domainError } from '@sargam/chassis/errors';
import { requireCaller, startService } from '@sargam/chassis/service';
import {
  ChargeServiceDefinition,
  type RefundChargeRequest,
  type StartChargeRequest,
} from '@sargam/proto/commerce/v1/charges';
import { Refund } from '@sargam/proto/commerce/v1/refund';
import { type CreditGiftCardRequest, WalletServiceDefinition } from '@sargam/proto/commerce/v1/wallet';

/** A fake commerce service: records the calls of store, and can be unavailable. */
export interface FakeCommerce {
  readonly address: string;
  readonly charges: StartChargeRequest[];
  readonly refunds: RefundChargeRequest[];
  /** By card id. As in the real service, a card is credited only once. */
  readonly credits: Map<string, CreditGiftCardRequest>;
  unavailable: boolean;
  /** The next credit succeeds, but its response is lost. */
  dropNextResponse: boolean;
  stop(): Promise<void>;
}

/** The refund of a charge reference; equal for each call with the reference. */
export const refundFor = (reference: string): Refund =>
  Refund.fromPartial({
    id: `refund-${reference}`,
    chargeReference: reference,
    creditNoteNumber: `CN-${reference.slice(-6)}`,
  });

const env = { SARGAM_ENV: 'test', LOG_LEVEL: 'silent', GRPC_PORT: '0', OPS_PORT: '0' };

export const startFakeCommerce = async (clock: Clock): Promise<FakeCommerce> => {
  const state = {
    charges: [] as StartChargeRequest[],
    refunds: [] as RefundChargeRequest[],
    credits: new Map<string, CreditGiftCardRequest>(),
    unavailable: false,
    dropNextResponse: false,
  };
  const requireAvailable = () => {
    if (state.unavailable) throw domainError.unavailable();
  };
  const running = await startService({
    name: 'commerce',
    settings: loadSettings(processSettings, env),
    clock,
    start: async (service) => {
      const notFaked = async () => {
        throw domainError.notFound('not-faked', 'Not faked');
      };
      service.grpc.add(
        ChargeServiceDefinition,
        {
          startCharge: async (request, context) => {
            requireAvailable();
            if (requireCaller(context).subject !== request.payerId) throw domainError.forbidden();
            state.charges.push(request);
            return { gatewayPageUrl: `https://gateway.test/${request.reference}` };
          },
          getCharge: notFaked,
          resolveChargeReview: notFaked,
          refundCharge: async (request, context) => {
            requireAvailable();
            requireCaller(context, { roles: ['service'] });
            state.refunds.push(request);
            return refundFor(request.reference);
          },
        },
        { startCharge: ['store'], refundCharge: ['store'] },
      );
      service.grpc.add(
        WalletServiceDefinition,
        {
          listWalletMovements: notFaked,
          listWalletLots: notFaked,
          getReferrals: notFaked,
          creditGiftCard: async (request, context) => {
            requireAvailable();
            requireCaller(context, { roles: ['service'] });
            const credited = !state.credits.has(request.giftCardId);
            if (credited) state.credits.set(request.giftCardId, request);
            if (!state.dropNextResponse) return { credited };
            state.dropNextResponse = false;
            throw domainError.unavailable();
          },
        },
        { creditGiftCard: ['store'] },
      );
    },
  });
  return Object.assign(state, {
    address: `127.0.0.1:${running.grpcPort}`,
    stop: () => running.stop(),
  });
};
