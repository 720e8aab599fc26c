import type { Household, Town } from '../town.ts';

/** A bank lets a refund come to nothing on its way to the card; later an admin does something about it. */
export const bank = async ({ town, chance }: Household): Promise<string> => {
  const stuck = chance.pick(await stuckRefunds(town));
  if (stuck) {
    const intoWallet = chance.percent(50);
    await retry(town, stuck.id, intoWallet);
    return intoWallet ? 'into the wallet' : 'sent again';
  }
  const [onItsWay] = await town.books.ask<{ ref: string }>(
    'commerce',
    `select refund_ref_id as ref from refund_tries where state = 'accepted' order by opened_at desc limit 1`,
  );
  if (!onItsWay) return 'nothing on its way';
  return (await town.rig.sandbox.cancelRefund(onItsWay.ref)) ? 'cancelled' : 'arrived before';
};

export const stuckRefunds = ({ books }: Pick<Town, 'books'>): Promise<{ id: string }[]> =>
  books.ask('commerce', `select id from refunds where state = 'stuck'`);

export const retry = (
  { admin }: Pick<Town, 'admin'>,
  refundId: string,
  intoWallet: boolean,
): Promise<unknown> => admin.refunds.retryRefund({ refundId, intoWallet, note: 'The card did not take it' });
