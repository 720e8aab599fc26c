import { setTimeout as sleep } from 'node:timers/promises';
import { dayMs, dhakaDay } from '@sargam/chassis/calendar';
import { namedAccounts, sheetDocument } from '../content/index.ts';
import { demoId } from '../demo-id.ts';
import { createForm } from './form.ts';
import type { Caller } from './gateway-caller.ts';

interface Payouts {
  readonly total: number;
  /** In taka. */
  readonly due: number;
}

/** Sales reach payouts a second after the orders. Without sales in this time there is nothing to settle. */
const salesTimeoutMs = 5_000;

const readPayoutsWithDue = async (read: () => Promise<Payouts>): Promise<Payouts> => {
  const deadline = Date.now() + salesTimeoutMs;
  for (;;) {
    const payouts = await read();
    if (payouts.total > 0 || payouts.due > 0 || Date.now() > deadline) return payouts;
    await sleep(200);
  }
};

/** A settled and an open payout to the demo instructor, of parts of what is due. A second run adds none. */
export const fillSettlements = async (admin: Caller, now: Date): Promise<void> => {
  const teacher = namedAccounts.find(({ role }) => role === 'instructor')?.instructor ?? '';
  const path = `/instructor/settlement/${demoId('instructor', teacher)}`;
  const { total, due } = await readPayoutsWithDue(() => admin.get(path, { subject: teacher }));
  if (total > 0 || due <= 0) return;
  for (const [part, status, daysAgo] of [
    [0.5, true, 20],
    [0.3, false, 1],
  ] as const) {
    const amount = Math.floor(due * part);
    const form = await createForm(
      {
        settleAmount: amount,
        receivedAmount: status ? amount : 0,
        settleDate: dhakaDay(new Date(now.getTime() - daysAgo * dayMs)),
        remarks: status ? 'Bank transfer' : 'Waiting for the bank',
        status: String(status),
      },
      { photo: sheetDocument('practice-week') },
    );
    await admin.post(path, { subject: teacher, form, idempotencyKey: `demo-${teacher}-${status}` });
  }
};
