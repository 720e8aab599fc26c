import { refuse } from '@sargam/chassis/errors';
import type { PaymentOutcome } from '@sargam/proto/commerce/v1/commerce';
import type { Deps } from '../deps.ts';
import { findBill } from './bills.ts';
import { closeAttempt } from './close-attempt.ts';
import { GatewayUnreachable } from './gateway.ts';
import { type GatewayMessage, gatewayMessage } from './gateway-answers.ts';
import { isDone, type Payment } from './payment.ts';
import { checkAgainAt } from './payment-checks.ts';
import type { Source } from './payment-meters.ts';
import { findPayment } from './payment-store.ts';
import { type Settled, settle } from './settle.ts';
import { type Fields, signedFields } from './signature.ts';
import { tellOutcome } from './tell-outcome.ts';
import { endOf } from './verdict.ts';

/**
 * What the gateway's server posted or the buyer's browser brought: nothing of it is believed before its signature, and
 * that it was paid is believed only when the gateway says so itself. Safe to repeat, in any order and at once.
 */
export const receive = async (deps: Deps, fields: Fields, source: Source): Promise<PaymentOutcome> => {
  const message = readMessage(deps, fields);
  if (!message) {
    tellOutcome(deps, source, { outcome: 'forged', tranId: fields.tran_id });
    throw refuse.invalid('payment-message-refused', 'This payment message is not valid.');
  }
  const payment = await findPayment(deps.database.db, message.tran_id);
  if (!payment) {
    tellOutcome(deps, source, { outcome: 'unknown', tranId: message.tran_id });
    throw refuse.notFound('payment-unknown', 'This payment is not known.');
  }
  const heard = await actOn(deps, payment, message, source);
  tellOutcome(deps, source, { ...heard, tranId: payment.tranId });
  return (heard.bill ?? (await findBill(deps.database.db, payment.bill))).outcome;
};

const readMessage = ({ gateway }: Deps, fields: Fields): GatewayMessage | undefined => {
  const signed = signedFields(fields, gateway.storePassword);
  const parsed = gatewayMessage.safeParse(signed);
  return parsed.success && parsed.data.store_id === gateway.storeId ? parsed.data : undefined;
};

// Time for us to do it ourselves.
const graceMs = 2_000;

const actOn = async (
  deps: Deps,
  payment: Payment,
  message: GatewayMessage,
  source: Source,
): Promise<Settled> => {
  if (isDone(payment)) return { outcome: 'repeated', bill: undefined };
  const end = endOf(message.status);
  if (end) return closeAttempt(deps, payment.tranId, end);
  if (message.val_id === '') return { outcome: 'pending', bill: undefined };
  // Noted before the gateway is asked: should this process die from here on, the sweep takes it up within seconds.
  await checkAgainAt(deps.database.db, payment.tranId, new Date(deps.clock().getTime() + graceMs));
  return validateAndSettle(deps, payment, message.val_id, source);
};

/** Asks the gateway whether this is paid, and settles it if so. Where it does not answer, the sweep asks again. */
export const validateAndSettle = async (
  deps: Deps,
  payment: Payment,
  valId: string,
  source: Source,
): Promise<Settled> => {
  try {
    return await settle(deps, payment.tranId, await deps.gateway.validate(valId), source);
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    return { outcome: 'unreachable', bill: undefined, what: error.message };
  }
};
