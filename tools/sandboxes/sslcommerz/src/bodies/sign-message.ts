import type { Gateway } from '../gateway.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { Session } from '../sessions/session.ts';
import { type Fields, sign, signForged } from '../signature/signature.ts';
import { buildFields } from './build-fields.ts';
import { selectFields } from './select-fields.ts';

/** The signed message about a transaction. The browser and the notification carry the same message. */
export const signMessage = (
  { stores }: Pick<Gateway, 'stores'>,
  session: Session,
  transaction: Transaction,
  forged = false,
): Fields => {
  const body = selectFields(transaction.status, buildFields(session, transaction));
  const store = stores.get(session.storeId);
  // Without the store in the settings its password is unknown, and the signature is wrong.
  return forged || !store ? signForged(body) : sign(body, store.password);
};
