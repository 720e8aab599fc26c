import type { Household } from '../town.ts';
import { buy } from './buy.ts';
import { expire } from './expire.ts';
import { gift } from './gift.ts';
import { pay } from './pay.ts';
import { redeem } from './redeem.ts';
import { refer } from './refer.ts';
import { refund, review } from './refund.ts';

/** Everything that people and admins do with money. */
export const acts = { buy, pay, expire, refund, review, gift, redeem, refer } as const satisfies Record<
  string,
  (house: Household) => Promise<string>
>;
export type Act = keyof typeof acts;

/** How often each is done, of a hundred. */
export const shares: Readonly<Record<Act, number>> = {
  buy: 31,
  pay: 31,
  expire: 5,
  refund: 14,
  review: 2,
  gift: 8,
  redeem: 8,
  refer: 1,
};
