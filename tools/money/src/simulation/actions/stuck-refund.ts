import type { SimulatedClient, SimulationContext } from '../simulation-context.ts';

/** The bank cancels a refund on its way to the card, or an admin retries a stuck refund. */
export const cancelOrRetryRefund = async ({ context, random }: SimulatedClient): Promise<string> => {
  const stuck = random.pick(await findStuckRefunds(context));
  if (stuck) {
    const intoWallet = random.percent(50);
    await retryRefund(context, stuck.id, intoWallet);
    return intoWallet ? 'into the wallet' : 'sent again';
  }
  const [acceptedRefund] = await context.databases.query<{ ref: string }>(
    'commerce',
    `select refund_ref_id as ref from refund_attempts where state = 'accepted' order by opened_at desc limit 1`,
  );
  if (!acceptedRefund) return 'no accepted refund';
  return (await context.system.sandbox.cancelRefund(acceptedRefund.ref)) ? 'cancelled' : 'arrived before';
};

export const findStuckRefunds = ({
  databases,
}: Pick<SimulationContext, 'databases'>): Promise<{ id: string }[]> =>
  databases.query('commerce', `select id from refunds where state = 'stuck'`);

export const retryRefund = (
  { admin }: Pick<SimulationContext, 'admin'>,
  refundId: string,
  intoWallet: boolean,
): Promise<unknown> => admin.refunds.retryRefund({ refundId, intoWallet, note: 'The card did not take it' });
