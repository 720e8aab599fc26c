import type { TransactionStatus } from '../payments/transaction.ts';
import type { Fields } from '../signature/signature.ts';

const splitWords = (text: string): readonly string[] => text.trim().split(/\s+/);

const allFields = splitWords(`
  tran_id val_id amount card_type store_amount card_no bank_tran_id status tran_date error currency
  card_issuer card_brand card_sub_brand card_issuer_country card_issuer_country_code
  store_id verify_sign verify_key verify_sign_sha2
  currency_type currency_amount currency_rate base_fair value_a value_b value_c value_d risk_level risk_title`);

const declinedFields = allFields.filter(
  (name) => !['val_id', 'store_amount', 'risk_level', 'risk_title'].includes(name),
);

const cancelledFields = splitWords(`
  tran_id status error bank_tran_id currency tran_date amount store_id verify_sign verify_key verify_sign_sha2
  currency_type currency_amount currency_rate base_fair value_a value_b value_c value_d`);

/** The fields of each kind of message, in the order of captured messages. */
export const fieldNamesByStatus: Record<TransactionStatus, readonly string[]> = {
  VALID: allFields,
  FAILED: declinedFields,
  CANCELLED: cancelledFields,
  UNATTEMPTED: allFields,
  EXPIRED: allFields,
};

export const pickFields = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? '']));

/** The fields of a message in order; the three signature fields are still empty. */
export const selectFields = (status: TransactionStatus, details: Fields): Fields =>
  pickFields(details, fieldNamesByStatus[status]);

/** Constant fields of instalments and offers, which this sandbox does not support. */
export const unsupportedFeatureFields = {
  emi_instalment: '0',
  emi_amount: '0.00',
  discount_percentage: '0',
  discount_remarks: '',
} as const;
