import type { Parameters } from '@sargam/sandbox-shared/parameters';
import { buildFields } from '../bodies/build-fields.ts';
import { pickFields, unsupportedFeatureFields } from '../bodies/select-fields.ts';
import { formatDhakaTime } from '../clock/dhaka.ts';
import type { Gateway } from '../gateway.ts';
import { reportedStatus, type Transaction } from '../payments/transaction.ts';
import type { Session } from '../sessions/session.ts';
import { authenticateCall, refusedAnswer } from './authenticate-call.ts';

const validationFields =
  `status tran_date tran_id val_id amount store_amount currency bank_tran_id card_type card_no
  card_issuer card_brand card_category card_sub_brand card_issuer_country card_issuer_country_code currency_type
  currency_amount currency_rate base_fair value_a value_b value_c value_d`.split(/\s+/);

/** The order validation call: VALID on the first call for a payment, VALIDATED on later calls. */
export const validate = (gateway: Gateway, given: Parameters): object => {
  const admission = authenticateCall(gateway.stores, given);
  if ('refused' in admission) return refusedAnswer(admission.refused);
  const valId = given('val_id');
  if (!valId) return refusedAnswer('missing');
  const transaction = gateway.find.transactionsByValId(valId)[0];
  const session = transaction && gateway.sessions.get(transaction.sessionkey);
  if (!transaction || session?.storeId !== admission.store.id)
    return { status: 'INVALID_TRANSACTION', APIConnect: 'DONE' };
  const validatedAt = transaction.validatedAt ?? gateway.clock.now();
  if (transaction.validatedAt === undefined)
    gateway.journal.write(gateway.transactions.change({ ...transaction, validatedAt }));
  return buildValidationAnswer(session, transaction, validatedAt);
};

const buildValidationAnswer = (session: Session, transaction: Transaction, validatedAt: number) => ({
  ...pickFields(
    { ...buildFields(session, transaction), status: reportedStatus(transaction) },
    validationFields,
  ),
  emi_instalment: unsupportedFeatureFields.emi_instalment,
  emi_amount: unsupportedFeatureFields.emi_amount,
  emi_description: '',
  emi_issuer: buildFields(session, transaction).card_issuer,
  account_details: '',
  risk_title: transaction.risky ? 'Risky' : 'Safe',
  risk_level: transaction.risky ? '1' : '0',
  discount_percentage: unsupportedFeatureFields.discount_percentage,
  discount_amount: '0.00',
  discount_remarks: unsupportedFeatureFields.discount_remarks,
  APIConnect: 'DONE',
  validated_on: formatDhakaTime(validatedAt),
  gw_version: '',
  offer_avail: 1,
  card_ref_id: '',
  isTokeizeSuccess: 0,
  campaign_code: '',
});
