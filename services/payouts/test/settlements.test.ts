import { settlementEvents } from '../src/settlements/settlement-events.ts';
import {
  due,
  earnOnce,
  listAudit,
  listOf,
  newSettlement,
  payoutClient,
  shareOfSale,
} from './payout-steps.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const admin = () => payoutClient(system);
const listPayouts = (instructorId: string) => admin().listSettlements(listOf(instructorId));
const eventsOf = (instructorId: string) =>
  system.suite.publishedEvents(settlementEvents).filter(({ key }) => key === instructorId);
const outcomesOf = async (calls: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(calls))
    .map((call) => (call.status === 'fulfilled' ? 'ok' : call.reason.code))
    .sort();

it('a due is paid with an audit entry and one event, and nothing is due afterwards', async () => {
  await earnOnce(system, 'i1');
  expect(await listPayouts('i1')).toMatchObject({ total: 0, duePoisha: shareOfSale });
  const payout = await admin().payDue(due('i1'));
  expect(payout).toMatchObject({ settled: true, receivedAmountPoisha: shareOfSale, receipt: '' });
  expect(await listPayouts('i1')).toMatchObject({ total: 1, duePoisha: 0n, settledPoisha: shareOfSale });
  const [entry] = await listAudit(system, 'i1');
  expect(entry).toMatchObject({ action: 'PayDue', actor: 'admin-1', targetKind: 'settlement' });
  expect(JSON.parse(entry?.afterJson ?? '')).toMatchObject({ settlementId: payout.id });
  await system.suite.eventually(() =>
    expect(eventsOf('i1')).toMatchObject([
      { type: 'settled', event: { event: { value: { duePoisha: 0n } } } },
    ]),
  );
});

it('two admins who pay a due at once pay once', async () => {
  await earnOnce(system, 'i2');
  const admins = ['a', 'b', 'c', 'd'].map((name) => payoutClient(system, name).payDue(due('i2')));
  expect(await outcomesOf(admins)).toEqual(['above-due', 'above-due', 'above-due', 'ok']);
  expect(await listPayouts('i2')).toMatchObject({ total: 1, duePoisha: 0n });
});

it('a repeat of the same admin within 60 seconds is the same payout; a key decides where there is one', async () => {
  await earnOnce(system, 'i3');
  const part = due('i3', { amountPoisha: 10_000n });
  const [first, ...repeats] = await Promise.all([1, 2, 3].map(() => admin().payDue(part)));
  for (const repeat of repeats) expect(repeat.id).toBe(first?.id);
  const keyed = { ...part, idempotencyKey: 'k1' };
  const [one, two] = await Promise.all([admin().payDue(keyed), admin().payDue(keyed)]);
  expect(one.id).toBe(two.id);
  expect(one.id).not.toBe(first?.id);
  await expect(admin().payDue({ ...keyed, amountPoisha: 5n })).rejects.toMatchObject({
    code: 'idempotency-key-reused',
  });
  expect(await listPayouts('i3')).toMatchObject({ total: 2, duePoisha: shareOfSale - 20_000n });
});

it('more than is due, nothing, and a due that has changed are refused with the present due', async () => {
  await earnOnce(system, 'i4');
  await expect(admin().payDue(due('i4', { amountPoisha: shareOfSale + 1n }))).rejects.toMatchObject({
    kind: 'conflict',
    message: 'failed try again',
    detail: { duePoisha: String(shareOfSale) },
  });
  await expect(admin().payDue(due('i4', { amountPoisha: 0n }))).rejects.toMatchObject({ kind: 'invalid' });
  await expect(admin().payDue(due('i4', { expectedDuePoisha: 1n }))).rejects.toMatchObject({
    code: 'due-changed',
  });
  expect(await listPayouts('i4')).toMatchObject({ total: 0 });
});

it('an instructor who does not exist gets no payout', async () => {
  const notFound = { kind: 'not_found', code: 'instructor-not-found' };
  await expect(admin().payDue(due('nobody'))).rejects.toMatchObject(notFound);
  await expect(admin().createSettlement(newSettlement('nobody'))).rejects.toMatchObject(notFound);
});

it('a payout with two wrong amounts is refused with both fields', async () => {
  const wrong = newSettlement('i6', { settleAmountPoisha: 0n, receivedAmountPoisha: 1n });
  await expect(admin().createSettlement(wrong)).rejects.toMatchObject({
    code: 'invalid-amount',
    fields: [{ field: 'settle_amount_poisha' }, { field: 'received_amount_poisha' }],
  });
});

it('an unsettled payout becomes settled once, whichever admin is first, and is then final', async () => {
  await earnOnce(system, 'i5');
  const open = await admin().createSettlement(
    newSettlement('i5', { receivedAmountPoisha: 0n, settled: false }),
  );
  expect(await listPayouts('i5')).toMatchObject({ total: 1, duePoisha: shareOfSale });
  expect(eventsOf('i5')).toEqual([]);
  const change = {
    settlementId: open.id,
    instructorId: 'i5',
    receivedAmountPoisha: 50_000n,
    settled: true,
    idempotencyKey: '',
  };
  const both = ['a', 'b'].map((name) => payoutClient(system, name).updateSettlement(change));
  expect(await outcomesOf(both)).toEqual(['ok', 'settlement-final']);
  await expect(admin().updateSettlement({ ...change, remarks: 'later' })).rejects.toMatchObject({
    kind: 'conflict',
    message: 'Failed ,Please try again',
  });
  expect(await listPayouts('i5')).toMatchObject({ duePoisha: shareOfSale - 50_000n });
  await system.suite.eventually(() => expect(eventsOf('i5')).toHaveLength(1));
  const entries = await listAudit(system, 'i5');
  expect(entries.map(({ action }) => action)).toEqual(['UpdateSettlement', 'CreateSettlement']);
  for (const { afterJson } of entries) expect(JSON.parse(afterJson)).toMatchObject({ settlementId: open.id });
});

it.each([
  ['more received than settled', { receivedAmountPoisha: shareOfSale + 1n }, 'invalid-amount'],
  ['settled with nothing received', { receivedAmountPoisha: 0n }, 'invalid-amount'],
  ['more than is due', { settleAmountPoisha: shareOfSale + 1n }, 'above-due'],
  ['no receipt', { receipt: '' }, 'invalid-settlement'],
  ['no remarks', { remarks: ' ' }, 'invalid-settlement'],
  ['no day', { settleDate: '2026-02-30' }, 'invalid-settlement'],
])('a payout with %s is refused and leaves no row', async (_, change, code) => {
  await earnOnce(system, 'i6');
  await expect(admin().createSettlement(newSettlement('i6', change))).rejects.toMatchObject({
    code,
    message: 'Failed ,Please try again',
  });
  expect(await listPayouts('i6')).toMatchObject({ total: 0 });
});

it('a refund after a payout carries a negative due forward, which the next sale pays off first', async () => {
  const order = await earnOnce(system, 'i7');
  await admin().payDue(due('i7'));
  await system.refund('r7', order, 50_000n);
  await system.suite.eventually(async () =>
    expect(await listPayouts('i7')).toMatchObject({ duePoisha: -shareOfSale / 2n }),
  );
  await expect(admin().payDue(due('i7', { amountPoisha: 1n }))).rejects.toMatchObject({ code: 'above-due' });
});

it('payouts and receipts are for their instructor and admins, and only admins pay', async () => {
  await earnOnce(system, 'i8');
  await admin().createSettlement(newSettlement('i8'));
  const own = payoutClient(system, 'p8', 'instructor', { instructor: 'i8' });
  expect((await own.listSettlements(listOf('i8'))).settlements).toHaveLength(1);
  expect((await own.getReceiptUrl({ receipt: 'i8.pdf' })).objectUrl).toContain('i8.pdf');
  const other = payoutClient(system, 'p9', 'instructor', { instructor: 'i9' });
  const forbidden = { kind: 'forbidden' };
  await expect(other.listSettlements(listOf('i8'))).rejects.toMatchObject(forbidden);
  await expect(other.getReceiptUrl({ receipt: 'i8.pdf' })).rejects.toMatchObject(forbidden);
  await expect(other.getReceiptUrl({ receipt: 'none.pdf' })).rejects.toMatchObject(forbidden);
  await expect(own.payDue(due('i8'))).rejects.toMatchObject(forbidden);
  await expect(own.createSettlement(newSettlement('i8'))).rejects.toMatchObject(forbidden);
  await expect(admin().getReceiptUrl({ receipt: 'none.pdf' })).rejects.toMatchObject({ kind: 'not_found' });
});
