import { endedAs, endingNames } from './outcomes.ts';
import type { Tally, Town } from './town.ts';

/** Every act, to every end that it is done for, and every way a page can end. */
const ends: readonly string[] = [
  'buy: placed',
  ...['page', 'free', 'late', 'twice'].map((end) => `pay: ${end}`),
  'expire: expired',
  ...['part', 'whole', 'declined', 'of a friend'].map((end) => `refund: ${end}`),
  ...['accepted', 'refused'].map((end) => `review: ${end}`),
  ...['cancelled', 'into the wallet', 'sent again'].map((end) => `bank: ${end}`),
  ...['for oneself', 'for somebody else'].map((end) => `gift: ${end}`),
  'takeBack: taken back',
  ...['redeemed', 'by whom it was for', 'at the last moment', 'too late'].map((end) => `redeem: ${end}`),
  'refer: joined',
  ...endingNames.flatMap((ending) => [endedAs('order', ending), endedAs('charge', ending)]),
];

/** Every way in which commerce's ledger moves money, but for what it takes over from an earlier system. */
const movements: readonly string[] = [
  ...['receipt', 'allocate', 'credit', 'hold', 'release', 'capture', 'expire'],
  ...['referral-pending', 'referral-earned', 'referral-reversed'],
  ...['refund', 'refund-arrived', 'refund-to-wallet'],
];

/** What did not happen in this run, and so was not tried. */
export const missing = async (tally: Tally, { books }: Pick<Town, 'books'>): Promise<readonly string[]> => {
  const moved = await books.ask<{ kind: string }>('commerce', 'select distinct kind from movements');
  const kinds = new Set(moved.map(({ kind }) => kind));
  return [
    ...ends.filter((end) => !tally.has(end)),
    ...movements.filter((kind) => !kinds.has(kind)).map((kind) => `movement: ${kind}`),
  ];
};
