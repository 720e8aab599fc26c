import { detailsOf } from '../bodies/details.ts';
import type { Gateway } from '../gateway.ts';
import { shownStatus, type Transaction } from '../payments/transaction.ts';
import { orderOf, type Session } from '../sessions/session.ts';
import type { Fields } from '../signature/signature.ts';
import type { Store } from '../stores/stores.ts';
import { extras, pick } from './shown.ts';

const names =
  `status sessionkey tran_date tran_id val_id amount store_amount card_type card_no currency bank_tran_id
  card_issuer card_brand card_sub_brand card_issuer_country card_issuer_country_code currency_type currency_amount
  emi_instalment emi_amount discount_percentage discount_remarks value_a value_b value_c value_d risk_level
  risk_title`.split(/\s+/);

/** One object: the paid try, else the latest, else that it is PENDING. */
export const queryBySession = ({ sessions, find }: Gateway, store: Store, sessionkey: string): object => {
  const session = sessions.get(sessionkey.toUpperCase());
  // The gateway's own answer for a key that it does not know is not documented; this is assumed.
  if (session?.storeId !== store.id) return { APIConnect: 'DONE', status: 'INVALID_TRANSACTION', sessionkey };
  const tries = find.triesOf(session.sessionkey);
  const tried = tries.find(({ status }) => status === 'VALID') ?? tries.at(-1);
  return { APIConnect: 'DONE', ...pick(tried ? shown(session, tried) : pending(session), names) };
};

/** Every try under a shop's own id, in the order in which they were made. */
export const queryByTranId = ({ find }: Gateway, store: Store, tranId: string): object => {
  const session = find.sessionsOf(orderOf(store.id, tranId))[0];
  const tries = session ? find.triesOf(session.sessionkey).map((tried) => shown(session, tried)) : [];
  const found = session && tries.length === 0 ? [pending(session)] : tries;
  return {
    APIConnect: 'DONE',
    no_of_trans_found: found.length,
    element: found.map((fields) => pick(fields, [...names, 'bank_gw', 'error'])),
  };
};

const shown = (session: Session, tried: Transaction): Fields => {
  const details = detailsOf(session, tried);
  return {
    ...details,
    ...extras,
    status: shownStatus(tried),
    sessionkey: session.sessionkey,
    bank_gw: details.card_issuer ?? '',
  };
};

/** A session that nobody has tried to pay yet. */
const pending = (session: Session): Fields => ({
  ...shown(session, {
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
