import type { SimulatedClient } from '../simulation-world.ts';
import { bank } from './bank.ts';
import { buy } from './buy.ts';
import { expire } from './expire.ts';
import { gift } from './gift.ts';
import { pay } from './pay.ts';
import { redeem } from './redeem.ts';
import { refer } from './refer.ts';
import { refund, review } from './refund.ts';
import { takeBack } from './take-back.ts';

/** All actions of students and admins. */
export const actions = {
  buy,
  pay,
  expire,
  refund,
  review,
  bank,
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
  bank: 2,
  gift: 8,
  takeBack: 2,
  redeem: 9,
  refer: 1,
};
