import { domainError } from '@sargam/chassis/errors';
import { hashRequest } from '@sargam/chassis/idempotency';
import { requireCaller, requireOwner } from '@sargam/chassis/service';
import { type ChargeServiceImplementation, StartChargeRequest } from '@sargam/proto/commerce/v1/charges';
import type { Deps } from '../deps.ts';
import { parseChargeReference, parseStudentId } from '../ids.ts';
import { openPaymentPage } from '../payments/open-payment-page.ts';
import { chargeMessage } from './charge-messages.ts';
import { findCharge } from './charge-store.ts';
import { parseNewCharge, startCharge } from './start-charge.ts';

export const chargeHandlers = (deps: Deps) =>
  ({
    async startCharge(request, context) {
      const caller = requireCaller(context);
      if (caller.subject !== request.payerId) throw domainError.forbidden();
      await deps.requireVerifiedPayer(caller);
      const { customer: buyer, method, idempotencyKey: key } = request;
      if (!buyer) throw domainError.invalid('invalid-customer', 'Who pays is missing.');
      const newCharge = parseNewCharge(request, parseStudentId(request.payerId));
      const requestHash = hashRequest(StartChargeRequest.encode(request).finish());
      const page = await openPaymentPage(deps, {
        request: { scope: `start-charge:${caller.subject}`, key, requestHash },
        lock: async () => undefined,
        openAttempt: async (tx, _, now) => ({
          ...(await startCharge(tx, newCharge, { now, lifetime: deps.orderLifetimeMs })),
          buyer,
          method,
        }),
      });
      return { gatewayPageUrl: page };
    },

    async getCharge(request, context) {
      const charge = await findCharge(deps.database.db, parseChargeReference(request.reference));
      requireOwner(context, charge?.payerId, ['admin', 'service']);
      if (!charge) throw domainError.notFound('charge-not-found', 'This payment was not found.');
      return chargeMessage(charge);
    },
  }) satisfies Partial<ChargeServiceImplementation>;
