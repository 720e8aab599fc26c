import type { Gateway } from '../gateway.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { Session } from '../sessions/session.ts';
import { type Fields, sign, signForged } from '../signature/signature.ts';
import { buildFields } from './build-fields.ts';
import { selectFields } from './select-fields.ts';

/** The signed message about a try, the same for the browser and the notification. */
export const signMessage = (
  { stores }: Pick<Gateway, 'stores'>,
  session: Session,
  tried: Transaction,
  forged = false,
): Fields => {
  const body = selectFields(tried.status, buildFields(session, tried));
  const store = stores.get(session.storeId);
  // A store that has left the settings since can no longer be signed for.
  return forged || !store ? signForged(body) : sign(body, store.password);
};
