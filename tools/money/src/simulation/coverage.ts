import { outcomeLabel, outcomeNames } from './page-outcomes.ts';
import type { SimulationContext, Tally } from './simulation-context.ts';

/** Every result of every action, and every outcome of a payment page. */
const requiredResults: readonly string[] = [
  'buy: placed',
  ...['page', 'free', 'late', 'twice'].map((end) => `pay: ${end}`),
  'expire: expired',
  ...['part', 'whole', 'declined', 'of a friend'].map((end) => `refund: ${end}`),
  ...['accepted', 'refused'].map((end) => `review: ${end}`),
  ...['cancelled', 'into the wallet', 'sent again'].map((end) => `cancelOrRetryRefund: ${end}`),
  ...['for oneself', 'for somebody else'].map((end) => `gift: ${end}`),
  'takeBack: taken back',
  ...['redeemed', 'by its receiver', 'at the last moment', 'too late'].map((end) => `redeem: ${end}`),
  'refer: joined',
  ...outcomeNames.flatMap((ending) => [outcomeLabel('order', ending), outcomeLabel('charge', ending)]),
];

/** Every kind of ledger movement except the import of earlier sales. */
const movements: readonly string[] = [
  ...['receipt', 'allocate', 'credit', 'hold', 'release', 'capture', 'expire'],
  ...['referral-pending', 'referral-earned', 'referral-reversed'],
  ...['refund', 'refund-arrived', 'refund-to-wallet'],
];

/** Required results that this run did not produce. */
export const findMissingCoverage = async (
  tally: Tally,
  { databases }: Pick<SimulationContext, 'databases'>,
): Promise<readonly string[]> => {
  const moved = await databases.query<{ kind: string }>('commerce', 'select distinct kind from movements');
  const kinds = new Set(moved.map(({ kind }) => kind));
  return [
    ...requiredResults.filter((end) => !tally.has(end)),
    ...movements.filter((kind) => !kinds.has(kind)).map((kind) => `movement: ${kind}`),
  ];
};
