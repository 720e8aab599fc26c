import { setTimeout as sleep } from 'node:timers/promises';
import { createSandboxClient } from '@sargam/sslcommerz-sandbox/client';
import { parseTaka } from '../checks/parse-taka.ts';
import { openServiceDatabases } from '../checks/service-databases.ts';
import { checkTotals } from '../checks/totals/check-totals.ts';
import type { MonitorInput, MonitorMessage, MonitorReport } from './monitor.ts';

// The monitor runs in its own process: the clients leave the test process no time for a check every 50 ms.

const checkIntervalMs = 50;
/** A check may take longer than the interval: up to so many run concurrently. */
const maxConcurrentChecks = 16;

const { databaseUrls, sandboxUrl } = JSON.parse(process.argv[2] ?? '') as MonitorInput;
const databases = await openServiceDatabases(databaseUrls, maxConcurrentChecks + 1);
const sandbox = createSandboxClient(sandboxUrl);
const violations = new Set<string>();
const comparedPayments = new Set<string>();
const stats = { checks: 0, longestGapMs: 0, longestCheckMs: 0 };
const began = performance.now();
let isRunning = true;

const ticksUntil = (now: number): number => Math.floor((now - began) / checkIntervalMs);

/** More violations add no information. */
const maxViolations = 100;
const addViolations = (found: readonly string[]): void => {
  for (const violation of found.slice(0, maxViolations - violations.size)) violations.add(violation);
};

/** A failed read is a violation too. */
const recordResult = (check: Promise<readonly string[]>): Promise<void> =>
  check.then(addViolations, (error: unknown) =>
    addViolations([`the monitor could not read: ${String(error)}`]),
  );

const runCheck = async (): Promise<void> => {
  const start = performance.now();
  await recordResult(checkTotals(databases, sandbox));
  stats.checks += 1;
  stats.longestCheckMs = Math.max(stats.longestCheckMs, performance.now() - start);
};

/** Starts a check at every tick. Missed ticks are not repeated: two checks at the same time find no more than one. */
const checkAtEveryTick = async (): Promise<void> => {
  const inProgress = new Set<Promise<void>>();
  let last = began;
  for (let tick = 0; isRunning; tick = Math.max(tick + 1, ticksUntil(performance.now()))) {
    await sleep(Math.max(0, began + tick * checkIntervalMs - performance.now()));
    const now = performance.now();
    if (inProgress.size < maxConcurrentChecks) {
      stats.longestGapMs = Math.max(stats.longestGapMs, now - last);
      last = now;
      const one: Promise<void> = runCheck().finally(() => inProgress.delete(one));
      inProgress.add(one);
    }
  }
  stats.longestGapMs = Math.max(stats.longestGapMs, performance.now() - last);
  await Promise.all(inProgress);
};

/** Compares each new payment with the gateway, which must have received exactly one payment of this amount. */
const comparePayments = async (): Promise<readonly string[]> => {
  const fresh = await databases.query<{ tran_id: string; amount: string }>(
    'commerce',
    `select tran_id, amount from payments where state in ('paid', 'review', 'surplus', 'returned')
        and closed_at > now() - interval '10 seconds'`,
  );
  const found: string[] = [];
  for (const { tran_id: tranId, amount } of fresh.filter((one) => !comparedPayments.has(one.tran_id))) {
    comparedPayments.add(tranId);
    const paid = (await sandbox.findPaidAmounts(tranId)) ?? [];
    if (paid.length !== 1 || parseTaka(paid[0] ?? '') !== BigInt(amount))
      found.push(
        `${tranId} is booked with ${amount}, the gateway received ${paid.join(' and ') || 'nothing'}`,
      );
  }
  return found;
};

const repeat = async (check: () => Promise<readonly string[]>, ms: number): Promise<void> => {
  while (isRunning) {
    await recordResult(check());
    await Promise.race([sleep(ms), stopRequested.promise]);
  }
};

const stopRequested = Promise.withResolvers<void>();
process.once('message', () => {
  isRunning = false;
  stopRequested.resolve();
});
process.once('disconnect', () => process.exit());

const send = (message: MonitorMessage, sent?: () => void) =>
  process.send?.(message, undefined, undefined, sent);
const progress = setInterval(
  () => send({ progress: { checks: stats.checks, violations: [...violations] } }),
  5_000,
);

await Promise.all([
  checkAtEveryTick(),
  repeat(comparePayments, 500),
  // The row checks are expensive and run less often.
  repeat(() => databases.findViolations(), 5_000),
]);
const report: MonitorReport = {
  ...stats,
  dueChecks: ticksUntil(performance.now()),
  comparedPayments: comparedPayments.size,
  violations: [...violations],
};
await databases.close();
clearInterval(progress);
send({ report }, () => process.disconnect());
