import type { Gateway } from '../gateway.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { Session } from '../sessions/session.ts';
import { type Fields, sign, signForged } from '../signature/signature.ts';
import { bodyOf } from './body.ts';
import { detailsOf } from './details.ts';

/** The signed message about a try, the same for the browser and the notification. */
export const messageOf = (
  { stores }: Pick<Gateway, 'stores'>,
  session: Session,
  tried: Transaction,
  forged = false,
): Fields => {
  const body = bodyOf(tried.status, detailsOf(session, tried));
  const store = stores.get(session.storeId);
  // A store that has left the settings since can no longer be signed for.
  return forged || !store ? signForged(body) : sign(body, store.password);
};
