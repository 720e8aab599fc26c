import type { Parameters } from '@sargam/sandbox-shared/parameters';
import { buildFields } from '../bodies/build-fields.ts';
import { formatDhakaTime } from '../clock/dhaka.ts';
import type { Gateway } from '../gateway.ts';
import { reportedStatus, type Transaction } from '../payments/transaction.ts';
import type { Session } from '../sessions/session.ts';
import { authenticateCall, refusedAnswer } from './authenticate-call.ts';
import { pickFields, unsupportedFeatureFields } from './pick-fields.ts';

const validationFields =
  `status tran_date tran_id val_id amount store_amount currency bank_tran_id card_type card_no
  card_issuer card_brand card_category card_sub_brand card_issuer_country card_issuer_country_code currency_type
  currency_amount currency_rate base_fair value_a value_b value_c value_d`.split(/\s+/);

/** The order validation call: VALID the first time that it is asked for a payment, VALIDATED ever after. */
export const validate = (gateway: Gateway, given: Parameters): object => {
  const admission = authenticateCall(gateway.stores, given);
  if ('refused' in admission) return refusedAnswer(admission.refused);
  const valId = given('val_id');
  if (!valId) return refusedAnswer('missing');
  const tried = gateway.find.transactionsByValId(valId)[0];
  const session = tried && gateway.sessions.get(tried.sessionkey);
  if (!tried || session?.storeId !== admission.store.id)
    return { status: 'INVALID_TRANSACTION', APIConnect: 'DONE' };
  const validatedAt = tried.validatedAt ?? gateway.clock.now();
  if (tried.validatedAt === undefined)
    gateway.journal.write(gateway.transactions.change({ ...tried, validatedAt }));
  return buildValidationAnswer(session, tried, validatedAt);
};

const buildValidationAnswer = (session: Session, tried: Transaction, validatedAt: number) => ({
  ...pickFields({ ...buildFields(session, tried), status: reportedStatus(tried) }, validationFields),
  emi_instalment: unsupportedFeatureFields.emi_instalment,
  emi_amount: unsupportedFeatureFields.emi_amount,
  emi_description: '',
  emi_issuer: buildFields(session, tried).card_issuer,
  account_details: '',
  risk_title: tried.risky ? 'Risky' : 'Safe',
  risk_level: tried.risky ? '1' : '0',
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
