import type { SimulatedClient } from '../simulation-context.ts';
import { gift, takeBack } from './gift.ts';
import { buy, expire, pay } from './order.ts';
import { redeem } from './redeem.ts';
import { refer } from './refer.ts';
import { refund, review } from './refund.ts';
import { cancelOrRetryRefund } from './stuck-refund.ts';

/** All actions of students and admins. */
export const actions = {
  buy,
  pay,
  expire,
  refund,
  review,
  cancelOrRetryRefund,
  gift,
  takeBack,
  redeem,
  refer,
} as const satisfies Record<string, (client: SimulatedClient) => Promise<string>>;
export type Action = keyof typeof actions;

/** Weight of each action, in percent. */
export const actionWeights: Readonly<Record<Action, number>> = {
  buy: 28,
  pay: 29,
  expire: 5,
  refund: 13,
  review: 3,
  cancelOrRetryRefund: 2,
  gift: 8,
  takeBack: 2,
  redeem: 9,
  refer: 1,
};
