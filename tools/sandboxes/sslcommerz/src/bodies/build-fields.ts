import { formatDhakaTime } from '../clock/dhaka.ts';
import { findMethod } from '../methods/method.ts';
import { formatRate } from '../money/currency.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { Session } from '../sessions/session.ts';
import type { Fields } from '../signature/signature.ts';

/** Every field that any message or answer about this try may show; each shape picks from these. */
export const buildFields = (session: Session, tried: Transaction): Fields => ({
  tran_id: session.tranId,
  val_id: tried.valId,
  amount: tried.amount,
  store_amount: tried.storeAmount,
  bank_tran_id: tried.bankTranId,
  status: tried.status,
  // A few seconds before val_id's time in captures, so it is the session's, whatever the table calls it.
  tran_date: formatDhakaTime(session.createdAt),
  error: tried.error,
  currency: 'BDT',
  ...buildCardFields(tried),
  store_id: session.storeId,
  currency_type: session.currency,
  currency_amount: tried.currencyAmount,
  currency_rate: formatRate(session.currency),
  base_fair: '0.00',
  value_a: session.values.a,
  value_b: session.values.b,
  value_c: session.values.c,
  value_d: session.values.d,
  risk_level: tried.risky ? '1' : '0',
  risk_title: tried.status === 'VALID' ? (tried.risky ? 'Risky' : 'Safe') : '',
});

const buildCardFields = ({ method }: Transaction): Fields => {
  const known = method && findMethod(method);
  return {
    card_type: known?.cardType ?? '',
    card_no: known?.cardNo ?? '',
    card_issuer: known?.cardIssuer ?? '',
    card_brand: known?.cardBrand ?? '',
    card_category: known?.cardCategory ?? '',
    card_sub_brand: known ? 'Classic' : '',
    card_issuer_country: known ? 'Bangladesh' : '',
    card_issuer_country_code: known ? 'BD' : '',
  };
};
