import { randomBytes } from 'node:crypto';
import type { Parameters } from '@sargam/sandbox-shared/parameters';
import type { Gateway } from '../gateway.ts';
import { formatAmount, type Poisha, parseAmount, parseStoredAmount } from '../money/amount.ts';
import type { Store } from '../stores/stores.ts';
import type { Refund } from './refund.ts';

/** Starts a refund. A repeated call with the same `refund_trans_id` returns the first refund as `processing`. */
export const requestRefund = (gateway: Gateway, store: Store, given: Parameters): object => {
  const refundTransId = given('refund_trans_id');
  if (!refundTransId) return failedAnswer(given, 'refund_trans_id is missing', 'INVALID_REQUEST');
  const before = gateway.refunds
    .all()
    .find((one) => one.storeId === store.id && one.refundTransId === refundTransId);
  if (before)
    return isSameRefund(before, given)
      ? acceptedAnswer(before, 'processing')
      : failedAnswer(given, 'refund_trans_id has been used for another refund');
  const payment = findPayment(gateway, store, given('bank_tran_id'));
  if (!payment) return failedAnswer(given, 'bank_tran_id is unknown or was not paid');
  const amount = parseAmount(given('refund_amount'));
  const fault = findFault(given, amount, refundableAmount(gateway, payment));
  if (fault || amount === undefined) return failedAnswer(given, fault ?? 'refund_amount is not an amount');
  const refund = newRefund(gateway, payment, amount, given);
  gateway.journal.write(gateway.refunds.change(refund));
  gateway.log('refund', { tran_id: refund.tranId, amount: refund.amount });
  return acceptedAnswer(refund, 'success');
};

const isSameRefund = (before: Refund, given: Parameters) =>
  before.bankTranId === given('bank_tran_id') &&
  parseStoredAmount(before.amount) === parseAmount(given('refund_amount'));

const findPayment = ({ find, sessions }: Gateway, store: Store, bankTranId: string) => {
  const transaction = find.transactionsByBankTranId(bankTranId).find(({ status }) => status === 'VALID');
  const session = transaction && sessions.get(transaction.sessionkey);
  return transaction && session?.storeId === store.id ? { transaction, session } : undefined;
};

type Payment = NonNullable<ReturnType<typeof findPayment>>;

/** The paid amount less the refunds that are not cancelled. */
const refundableAmount = ({ refunds }: Gateway, { transaction }: Payment): Poisha =>
  refunds
    .all()
    .filter((one) => one.bankTranId === transaction.bankTranId && one.cancelledAt === undefined)
    .reduce((left, one) => left - parseStoredAmount(one.amount), parseStoredAmount(transaction.amount));

const findFault = (given: Parameters, amount: Poisha | undefined, left: Poisha): string | undefined => {
  if (given('refund_trans_id').length > 30) return 'refund_trans_id is longer than 30 characters';
  if (given('refund_remarks').length > 255) return 'refund_remarks is longer than 255 characters';
  if (given('refe_id').length > 50) return 'refe_id is longer than 50 characters';
  if (amount === undefined || amount === 0n) return 'refund_amount is not an amount';
  return amount > left ? `refund_amount is more than the ${formatAmount(left)} left` : undefined;
};

const newRefund = (
  { clock, settings }: Gateway,
  { transaction, session }: Payment,
  amount: Poisha,
  given: Parameters,
): Refund => ({
  refundRefId: randomBytes(10).toString('hex').toUpperCase(),
  refundTransId: given('refund_trans_id'),
  storeId: session.storeId,
  bankTranId: transaction.bankTranId,
  tranId: session.tranId,
  amount: formatAmount(amount),
  remarks: given('refund_remarks'),
  initiatedAt: clock.now(),
  refundedAt: clock.now() + settings.refundMs,
});

const acceptedAnswer = (refund: Refund, status: 'success' | 'processing') => ({
  APIConnect: 'DONE',
  bank_tran_id: refund.bankTranId,
  trans_id: refund.tranId,
  refund_ref_id: refund.refundRefId,
  status,
  errorReason: status === 'processing' ? 'The refund has been initiated already' : '',
});

const failedAnswer = (given: Parameters, errorReason: string, APIConnect = 'DONE') => ({
  APIConnect,
  bank_tran_id: given('bank_tran_id'),
  trans_id: '',
  refund_ref_id: '',
  status: 'failed',
  errorReason,
});
