import { due, earnOnce, payoutClient, shareOfSale, statementClient } from './payout-steps.ts';
import { buildLine, buildOrder, startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const now = new Date();
const thisMonth = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };

it('a statement adds up, and its closing balance is the next opening balance and what is due', async () => {
  await earnOnce(system, 'i1');
  const later = buildOrder('later', [buildLine('c2', 'i1')], { paidAt: new Date() });
  await system.publishOrder(later, 'paid');
  await system.sales('i1', 2);
  await payoutClient(system).payDue(due('i1', { amountPoisha: 30_000n }));
  await system.refund('r1', later, 50_000n);
  const readDue = async () =>
    (await payoutClient(system).listSettlements({ instructorId: 'i1', firstDay: '', lastDay: '' })).duePoisha;
  await system.suite.eventually(async () =>
    expect(await readDue()).toBe(2n * shareOfSale - 30_000n - 29_250n),
  );

  const months = [];
  for (let index = 0; index < 24; index += 1)
    months.push({ year: 2026 + Math.floor(index / 12), month: (index % 12) + 1 });
  let balance = 0n;
  for (const month of months) {
    const statement = await statementClient(system).getStatement({ instructorId: 'i1', ...month });
    expect(statement.openingPoisha).toBe(balance);
    const sum = statement.entries.reduce((total, { amountPoisha }) => total + amountPoisha, 0n);
    balance = statement.closingPoisha;
    expect(statement.openingPoisha + sum).toBe(balance);
    expect(statement.earningsPoisha + statement.reversalsPoisha + statement.payoutsPoisha).toBe(sum);
  }
  expect(balance).toBe(await readDue());
});

it.each(['en', 'bn'])(
  'a printed statement in %s is a PDF and the same for the same month',
  async (language) => {
    await earnOnce(system, 'i2');
    const request = { instructorId: 'i2', ...thisMonth, language };
    const [first, second] = await Promise.all(
      [1, 2].map(() => statementClient(system).getStatementPdf(request)),
    );
    expect(
      Buffer.from(first?.pdf ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(first?.pdf).toEqual(second?.pdf);
  },
  30_000,
);

it('a month that does not exist is refused', async () => {
  await expect(
    statementClient(system).getStatement({ instructorId: 'i1', year: 2026, month: 13 }),
  ).rejects.toMatchObject({ code: 'invalid-month' });
});
