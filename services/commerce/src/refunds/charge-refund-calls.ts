import { requireCaller } from '@sargam/chassis/service';
import type { ChargeServiceImplementation } from '@sargam/proto/commerce/v1/charges';
import type { Deps } from '../deps.ts';
import { parseChargeReference } from '../ids.ts';
import { refundCharge } from './refund-charge.ts';
import { refundMessage } from './refund-messages.ts';

export const chargeRefundCalls = (deps: Deps): Pick<ChargeServiceImplementation, 'refundCharge'> => ({
  async refundCharge(request, context) {
    const { subject: service } = requireCaller(context, { roles: ['service'] });
    const reference = parseChargeReference(request.reference);
    const { reason, actor } = request;
    const decision = { reason: reason.slice(0, 1_000), actor: actor || service, at: deps.clock() };
    const refund = await deps.database.transaction((tx) => refundCharge(tx, reference, decision));
    deps.countRefund(refund.state, 'service');
    deps.log.info({ refund: refund.id, of: reference, by: decision.actor, service }, 'charge refunded');
    return refundMessage(refund);
  },
});
