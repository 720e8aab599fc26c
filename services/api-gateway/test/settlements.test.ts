import { domainError } from '@sargam/chassis/errors';
import {
  buildSettlementForm,
  settlementFields,
  settlementResponse,
  storedSettlement,
} from './settlement-samples.ts';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const asAdmin = async () => ({ token: await gateway.tokenOf('admin') });
const asInstructor = async () => ({ token: await gateway.tokenOf('instructor') });
const calls = (name: string) => gateway.fakes.calls.filter(({ call }) => call === name);
const failed = 'Failed ,Please try again';
const publish = async (form: FormData, headers: Record<string, string> = {}) =>
  gateway.call('/instructor/settlement/teacher', { form, headers, ...(await asAdmin()) });

it('a settlement with its receipt is published with every field', async () => {
  gateway.fakes.answer('settlements.createSettlement', () => storedSettlement);
  const { status, body } = await publish(buildSettlementForm(settlementFields), { 'idempotency-key': 'k1' });
  expect([status, body]).toMatchObject([
    200,
    { success: true, message: 'Settlement published successfully !', data: settlementResponse },
  ]);
  expect(calls('settlements.createSettlement')).toMatchObject([
    {
      request: {
        instructorId: 'teacher',
        settleAmountPoisha: 58_500n,
        receivedAmountPoisha: 50_050n,
        settleDate: '2026-11-21',
        remarks: 'Bank transfer 42',
        receipt: expect.stringMatching(/^\w{26}\.pdf$/),
        settled: true,
        idempotencyKey: 'k1',
      },
      caller: { subject: personIdOf('admin') },
    },
  ]);
});

it('with _id a row is changed, and fields that are not given stay', async () => {
  gateway.fakes.answer('settlements.updateSettlement', () => storedSettlement);
  const { body } = await publish(buildSettlementForm({ _id: 'p1', status: 'true' }, null));
  expect(body).toMatchObject({ message: 'Settlement published successfully !', data: { _id: 'p1' } });
  expect(calls('settlements.updateSettlement')[0]?.request).toMatchObject({
    settlementId: 'p1',
    settled: true,
  });
  expect(calls('settlements.updateSettlement')[0]?.request).not.toHaveProperty('remarks', '');
});

it.each([
  ['settleAmount', { settleAmount: '' }],
  ['receivedAmount', { receivedAmount: '-5' }],
  ['settleDate', { settleDate: '31-02-2026' }],
  ['remarks', { remarks: ' ' }],
  ['status', { status: 'perhaps' }],
])('a settlement with a wrong %s is refused with the field', async (field, change) => {
  const { status, body } = await publish(buildSettlementForm({ ...settlementFields, ...change }));
  expect([status, body['message']]).toEqual([400, failed]);
  expect(body['errors']).toMatchObject([{ field }]);
  expect(gateway.fakes.calls.filter(({ call }) => call.startsWith('settlements'))).toEqual([]);
});

it('a settlement with several wrong and missing fields is refused with each of them', async () => {
  const { status, body } = await publish(
    buildSettlementForm({ settleAmount: 'x', receivedAmount: '-5', remarks: ' ' }, null),
  );
  expect([status, body['message']]).toEqual([400, failed]);
  expect((body['errors'] as unknown as { field: string }[]).map(({ field }) => field).sort()).toEqual([
    'photo',
    'receivedAmount',
    'remarks',
    'settleAmount',
    'settleDate',
    'status',
  ]);
});

it.each([
  ['start', 'start=01-01-9999'],
  ['end', 'start=02-11-2026&end=01-11-2026'],
])('a list of settlements with a wrong %s is refused with the field', async (field, query) => {
  const { status, body } = await gateway.call(`/instructor/settlement/teacher?${query}`, await asAdmin());
  expect([status, body['errors']]).toMatchObject([400, [{ field }]]);
});

it('a missing receipt and a receipt that is no PDF are refused', async () => {
  const missing = await publish(buildSettlementForm(settlementFields, null));
  expect([missing.status, missing.body]).toMatchObject([
    400,
    { message: failed, errors: [{ field: 'photo' }] },
  ]);
  const picture = await publish(buildSettlementForm(settlementFields, new Blob(['\x89PNG not a PDF'])));
  expect([picture.status, picture.body['message']]).toEqual([400, 'The receipt must be a PDF.']);
  expect(calls('settlements.createSettlement')).toEqual([]);
});

it('a conflict answers 409 with what is due now', async () => {
  for (const name of ['createSettlement', 'payDue'])
    gateway.fakes.answer(`settlements.${name}`, () => {
      throw domainError.conflict('above-due', name === 'payDue' ? 'failed try again' : failed, {
        duePoisha: '-1050',
      });
    });
  const settlement = await publish(buildSettlementForm(settlementFields));
  expect([settlement.status, settlement.body]).toMatchObject([409, { message: failed, due: -10.5 }]);
  const paid = await gateway.call('/instructor/due/teacher/100.50', await asAdmin());
  expect([paid.status, paid.body]).toMatchObject([409, { message: 'failed try again', due: -10.5 }]);
});

it('a due is paid with the amount, the key and the due that the admin saw', async () => {
  gateway.fakes.answer('settlements.payDue', () => storedSettlement);
  const { status, body } = await gateway.call('/instructor/due/teacher/100.50?due=200', {
    ...(await asAdmin()),
    headers: { 'idempotency-key': 'k2' },
  });
  expect([status, body]).toMatchObject([200, { success: true, data: { _id: 'p1' } }]);
  expect(calls('settlements.payDue')[0]?.request).toEqual({
    instructorId: 'teacher',
    amountPoisha: 10_050n,
    idempotencyKey: 'k2',
    expectedDuePoisha: 20_000n,
  });
});

it('a due is refused for a prefetch and for an amount that is none', async () => {
  const prefetch = await gateway.call('/instructor/due/teacher/5', {
    ...(await asAdmin()),
    headers: { 'sec-purpose': 'prefetch' },
  });
  expect(prefetch.status).toBe(403);
  const { status, body } = await gateway.call('/instructor/due/teacher/abc', await asAdmin());
  expect([status, body['message']]).toEqual([400, 'failed try again']);
  expect(calls('settlements.payDue')).toEqual([]);
});

it('an instructor lists their own settlements by page and days, and no others', async () => {
  gateway.fakes.answer('settlements.listSettlements', () => ({
    settlements: [storedSettlement],
    total: 3,
    settledPoisha: 50_050n,
    duePoisha: -100n,
  }));
  const path = 'page=2&limit=10&start=1-10-2026&end=31-10-2026';
  const { body } = await gateway.call(`/instructor/settlement/teacher?${path}`, await asInstructor());
  expect(body).toMatchObject({
    success: true,
    data: [settlementResponse],
    total: 3,
    settled: 500.5,
    due: -1,
  });
  expect(calls('settlements.listSettlements')[0]?.request).toEqual({
    instructorId: 'teacher',
    page: { page: 2, limit: 10 },
    firstDay: '2026-10-01',
    lastDay: '2026-10-31',
  });
  for (const other of ['settlement/somebody', 'statement/somebody/2026-10'])
    expect((await gateway.call(`/instructor/${other}`, await asInstructor())).status).toBe(403);
});

it('a statement is a PDF in the asked language, or CSV in Dhaka time whose amounts add up', async () => {
  gateway.fakes.answer('statements.getStatementPdf', () => ({ pdf: Buffer.from('%PDF-') }));
  const printed = await gateway.call('/instructor/statement/teacher/2026-10?lang=bn', await asInstructor());
  expect([printed.headers.get('content-type'), printed.text]).toEqual(['application/pdf', '%PDF-']);
  expect(calls('statements.getStatementPdf')[0]?.request).toMatchObject({
    year: 2026,
    month: 10,
    language: 'bn',
  });

  gateway.fakes.answer('statements.getStatement', () => ({
    openingPoisha: 1_000n,
    closingPoisha: 59_450n,
    entries: [
      {
        kind: 'STATEMENT_ENTRY_KIND_EARNING',
        reference: 'o1',
        courseTitle: { en: '=1+1, "A"' },
        amountPoisha: 58_500n,
        at: new Date('2026-10-01T20:00:00Z'),
      },
      {
        kind: 'STATEMENT_ENTRY_KIND_PAYOUT',
        reference: 'p1',
        courseTitle: { en: '' },
        amountPoisha: -50n,
        at: new Date(0),
      },
    ],
  }));
  const csv = await gateway.call('/instructor/statement/teacher/2026-10', {
    ...(await asAdmin()),
    headers: { accept: 'text/csv' },
  });
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.text.replace('\ufeff', '').split('\r\n')).toEqual([
    'Date,Entry,Number,Course,Amount (BDT)',
    ',Opening balance,,,10.00',
    `2026-10-02 02:00,Sale,o1,"'=1+1, ""A""",585.00`,
    '1970-01-01 06:00,Settlement,p1,,-0.50',
    ',Closing balance,,,594.50',
    '',
  ]);
});
