import type { SimulatedClient, SimulationWorld } from '../simulation-world.ts';

/** The bank cancels a refund on its way to the card, or an admin retries a stuck refund. */
export const bank = async ({ world, random }: SimulatedClient): Promise<string> => {
  const stuck = random.pick(await findStuckRefunds(world));
  if (stuck) {
    const intoWallet = random.percent(50);
    await retry(world, stuck.id, intoWallet);
    return intoWallet ? 'into the wallet' : 'sent again';
  }
  const [acceptedRefund] = await world.databases.query<{ ref: string }>(
    'commerce',
    `select refund_ref_id as ref from refund_attempts where state = 'accepted' order by opened_at desc limit 1`,
  );
  if (!acceptedRefund) return 'no accepted refund';
  return (await world.system.sandbox.cancelRefund(acceptedRefund.ref)) ? 'cancelled' : 'arrived before';
};

export const findStuckRefunds = ({
  databases,
}: Pick<SimulationWorld, 'databases'>): Promise<{ id: string }[]> =>
  databases.query('commerce', `select id from refunds where state = 'stuck'`);

export const retry = (
  { admin }: Pick<SimulationWorld, 'admin'>,
  refundId: string,
  intoWallet: boolean,
): Promise<unknown> => admin.refunds.retryRefund({ refundId, intoWallet, note: 'The card did not take it' });
