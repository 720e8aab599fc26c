import type { CommerceServiceImplementation } from '@sargam/proto/commerce/v1/commerce';
import type { Deps } from '../deps.ts';
import { receiveNotification } from './receive-notification.ts';

/** These calls have no caller: the gateway's server has no session, and the buyer's browser returns without its cookie. */
export const notificationCalls = (
  deps: Deps,
): Pick<CommerceServiceImplementation, 'notifyPayment' | 'returnFromGateway'> => ({
  notifyPayment: ({ fields }) => receiveNotification(deps, fields, 'notification'),
  returnFromGateway: ({ fields }) => receiveNotification(deps, fields, 'return'),
});
