import type { Deps } from '../deps.ts';
import { claimDueRefunds } from './refund-store.ts';
import { advanceRefund } from './step-refund.ts';

const batch = 20;
const slackMs = 3_000;

/** Takes every refund that is due a step further, whoever began it and whatever died meanwhile. */
export const sweepRefunds = async (deps: Deps): Promise<{ readonly isMore: boolean }> => {
  const now = deps.clock();
  // For one replica only, and longer than the gateway may take: a refund is not sent twice at once.
  const until = new Date(now.getTime() + deps.gateway.timeoutMs + slackMs);
  const due = await claimDueRefunds(deps.database.db, { now, until, limit: batch });
  await Promise.all(due.map((id) => advanceRefund(deps, id)));
  return { isMore: due.length === batch };
};
