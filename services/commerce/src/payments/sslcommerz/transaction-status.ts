import type { UnpaidEnd } from '../../history.ts';
import type { GatewayTransaction } from './messages.ts';

/** Trust a paid status only in the response of the validation API. */
export const isPaidStatus = (status: string): boolean => status === 'VALID' || status === 'VALIDATED';

/** The paid transaction of a query, at any position. */
export const findPaidTransaction = (
  transactions: readonly GatewayTransaction[],
): GatewayTransaction | undefined =>
  transactions.find(({ status, val_id }) => isPaidStatus(status) && val_id !== '');

/** The action for a status that means unpaid; undefined if the transaction may still become paid. */
export const closingActionFor = (status: string): UnpaidEnd | undefined => closingActions.get(status);

const closingActions = new Map<string, UnpaidEnd>([
  ['FAILED', 'fail'],
  ['CANCELLED', 'cancel'],
  ['UNATTEMPTED', 'expire'],
  ['EXPIRED', 'expire'],
]);
