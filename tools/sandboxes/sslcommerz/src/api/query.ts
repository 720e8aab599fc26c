import { buildFields } from '../bodies/build-fields.ts';
import { pickFields, unsupportedFeatureFields } from '../bodies/select-fields.ts';
import type { Gateway } from '../gateway.ts';
import { reportedStatus, type Transaction } from '../payments/transaction.ts';
import { orderKey, type Session } from '../sessions/session.ts';
import type { Fields } from '../signature/signature.ts';
import type { Store } from '../stores/stores.ts';

const queryFields =
  `status sessionkey tran_date tran_id val_id amount store_amount card_type card_no currency bank_tran_id
  card_issuer card_brand card_sub_brand card_issuer_country card_issuer_country_code currency_type currency_amount
  emi_instalment emi_amount discount_percentage discount_remarks value_a value_b value_c value_d risk_level
  risk_title`.split(/\s+/);

/** One object: the paid transaction, else the latest one, else PENDING. */
export const queryBySession = ({ sessions, find }: Gateway, store: Store, sessionkey: string): object => {
  const session = sessions.get(sessionkey.toUpperCase());
  // The gateway's response to an unknown key is not documented; this one is assumed.
  if (session?.storeId !== store.id) return { APIConnect: 'DONE', status: 'INVALID_TRANSACTION', sessionkey };
  const transactions = find.transactionsBySession(session.sessionkey);
  const transaction = transactions.find(({ status }) => status === 'VALID') ?? transactions.at(-1);
  return {
    APIConnect: 'DONE',
    ...pickFields(
      transaction ? buildQueryFields(session, transaction) : buildPendingFields(session),
      queryFields,
    ),
  };
};

/** Every transaction under a shop's `tran_id`, in creation order. */
export const queryByTranId = ({ find }: Gateway, store: Store, tranId: string): object => {
  const session = find.sessionsByOrder(orderKey(store.id, tranId))[0];
  const transactions = session
    ? find
        .transactionsBySession(session.sessionkey)
        .map((transaction) => buildQueryFields(session, transaction))
    : [];
  const found = session && transactions.length === 0 ? [buildPendingFields(session)] : transactions;
  return {
    APIConnect: 'DONE',
    no_of_trans_found: found.length,
    element: found.map((fields) => pickFields(fields, [...queryFields, 'bank_gw', 'error'])),
  };
};

const buildQueryFields = (session: Session, transaction: Transaction): Fields => {
  const details = buildFields(session, transaction);
  return {
    ...details,
    ...unsupportedFeatureFields,
    status: reportedStatus(transaction),
    sessionkey: session.sessionkey,
    bank_gw: details.card_issuer ?? '',
  };
};

/** A session without a payment attempt. */
const buildPendingFields = (session: Session): Fields => ({
  ...buildQueryFields(session, {
    id: '',
    sessionkey: session.sessionkey,
    status: 'UNATTEMPTED',
    valId: '',
    bankTranId: '',
    amount: session.amount,
    currencyAmount: session.currencyAmount,
    storeAmount: '',
    error: '',
    risky: false,
    at: session.createdAt,
  }),
  status: 'PENDING',
});
