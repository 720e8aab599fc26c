import { formatDhakaTime } from '../clock/dhaka.ts';
import { findMethod } from '../methods/method.ts';
import { formatRate } from '../money/currency.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { Session } from '../sessions/session.ts';
import type { Fields } from '../signature/signature.ts';

/** Every field that a message or response about this transaction may contain; each kind selects some of them. */
export const buildFields = (session: Session, transaction: Transaction): Fields => ({
  tran_id: session.tranId,
  val_id: transaction.valId,
  amount: transaction.amount,
  store_amount: transaction.storeAmount,
  bank_tran_id: transaction.bankTranId,
  status: transaction.status,
  // In captures this time is a few seconds before that of val_id, so it is the session's.
  tran_date: formatDhakaTime(session.createdAt),
  error: transaction.error,
  currency: 'BDT',
  ...buildCardFields(transaction),
  store_id: session.storeId,
  currency_type: session.currency,
  currency_amount: transaction.currencyAmount,
  currency_rate: formatRate(session.currency),
  base_fair: '0.00',
  value_a: session.values.a,
  value_b: session.values.b,
  value_c: session.values.c,
  value_d: session.values.d,
  risk_level: transaction.risky ? '1' : '0',
  risk_title: transaction.status === 'VALID' ? (transaction.risky ? 'Risky' : 'Safe') : '',
});

const buildCardFields = ({ method }: Transaction): Fields => {
  const found = method && findMethod(method);
  return {
    card_type: found?.cardType ?? '',
    card_no: found?.cardNo ?? '',
    card_issuer: found?.cardIssuer ?? '',
    card_brand: found?.cardBrand ?? '',
    card_category: found?.cardCategory ?? '',
    card_sub_brand: found ? 'Classic' : '',
    card_issuer_country: found ? 'Bangladesh' : '',
    card_issuer_country_code: found ? 'BD' : '',
  };
};
