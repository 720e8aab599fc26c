import type { ServiceDatabases } from '@sargam/money/checks/service-databases';
import { checkTotals } from '@sargam/money/checks/totals/check-totals';
import type { SandboxClient } from '@sargam/sslcommerz-sandbox/client';
import { repeatUntilStopped } from '../repeat-until-stopped.ts';

const intervalMs = 500;

/** A broken rule with the difference of its two totals: `invoices equal paid orders: -27`. */
export const describeDifference = (broken: string): string => {
  const [, rule = broken, left = '0', right = '0'] =
    /^(.*): expected (-?\d+) [=≤] (-?\d+)$/.exec(broken) ?? [];
  return `${rule}: ${BigInt(left) - BigInt(right)}`;
};

/** Checks the trial balance and the totals of commerce, store, payouts and the gateway until it is stopped. */
export const watchBalance = (
  databases: ServiceDatabases,
  sandbox: SandboxClient,
  /** Differences before the load: imported orders of the demo data have no invoice and no money at the gateway. */
  known: ReadonlySet<string>,
) => {
  const broken: string[] = [];
  let checks = 0;
  const failures: string[] = [];
  const check = async (): Promise<void> => {
    try {
      const found = await checkTotals(databases, sandbox);
      checks += 1;
      broken.push(...found.map(describeDifference).filter((each) => !known.has(each)));
    } catch (error) {
      // PostgreSQL is one of the killed pods.
      failures.push(error instanceof Error ? error.message : String(error));
    }
  };
  const stop = repeatUntilStopped(check, intervalMs);
  return {
    stop: async () => {
      await stop();
      return { checks, failures, broken };
    },
  };
};
