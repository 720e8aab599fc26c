import { randomBytes } from 'node:crypto';
import type { Parameters } from '@sargam/sandbox-shared/parameters';
import type { Gateway } from '../gateway.ts';
import { authenticateStore } from '../stores/stores.ts';
import { orderKey, type Session } from './session.ts';
import { parseSessionRequest, type SessionRequest } from './session-request.ts';

/** Opens a session, or returns the `failedreason` for the shop. */
export const openSession = (gateway: Gateway, given: Parameters): Session | { failedreason: string } => {
  const admission = authenticateStore(gateway.stores, given('store_id'), given('store_passwd'));
  if ('refused' in admission) return { failedreason: 'Store Credential Error Or Store is De-active' };
  const request = parseSessionRequest(given);
  if ('failedreason' in request) return request;
  const storeId = admission.store.id;
  if (gateway.find.sessionsByOrder(orderKey(storeId, request.tranId)).length > 0)
    return { failedreason: "Invalid Information! 'tran_id' has been used before." };
  const session = newSession(storeId, request, given, gateway);
  gateway.journal.write(gateway.sessions.change(session));
  return session;
};

const newSession = (
  storeId: string,
  request: SessionRequest,
  given: Parameters,
  { clock, settings }: Gateway,
): Session => ({
  ...request,
  sessionkey: randomBytes(16).toString('hex').toUpperCase(),
  storeId,
  state: 'open',
  createdAt: clock.now(),
  expiresAt: clock.now() + settings.sessionMs,
  urls: {
    success: given('success_url'),
    fail: given('fail_url'),
    cancel: given('cancel_url'),
    ipn: given('ipn_url'),
  },
  values: { a: given('value_a'), b: given('value_b'), c: given('value_c'), d: given('value_d') },
  customer: { name: given('cus_name'), email: given('cus_email'), phone: given('cus_phone') },
  product: given('product_name'),
  multiCardName: given('multi_card_name'),
});
