import { signature } from '../src/signature/signature.ts';
import { sleep } from './fake-shop.ts';
import { readForm } from './read-form.ts';
import { type Answer, openTestSandbox, type TestSandbox } from './test-sandbox.ts';

let bench: TestSandbox;
let opened: Answer;

beforeEach(async () => {
  bench = await openTestSandbox({ LATE_IPN_SECONDS: '30' });
  opened = await bench.openSession();
});
afterEach(() => bench.close());

const press = async (outcome: string, more?: Record<string, string>) =>
  readForm((await bench.press(opened.sessionkey, outcome, more)).page);

const isGenuine = (fields: Record<string, string>) =>
  fields.verify_sign === signature(fields, (fields.verify_key ?? '').split(','), 'qwerty', 'md5') &&
  fields.verify_sign_sha2 === signature(fields, (fields.verify_key ?? '').split(','), 'qwerty', 'sha256');

it('pay: the browser is posted to success_url and the shop gets the same message, both signed', async () => {
  const form = await press('pay', { method: 'visa' });
  const [notification = {}] = await bench.shop.waitForNotifications(1);
  expect(form?.action).toBe(`${bench.shop.url}/success`);
  expect(form?.fields).toEqual(notification);
  expect(isGenuine(notification)).toBe(true);
  expect(notification).toMatchObject({
    status: 'VALID',
    amount: '1000.00',
    store_amount: '975.00',
    card_brand: 'VISA',
    value_c: 'order-1',
  });
});

it('pay by AMEX keeps 3.5 %', async () => {
  expect((await press('pay', { method: 'amex' }))?.fields.store_amount).toBe('965.00');
});

it('pay, risky: VALID with risk_level 1, in the validation too', async () => {
  const form = await press('pay-risky');
  expect(form?.fields).toMatchObject({ status: 'VALID', risk_level: '1' });
  expect(await bench.validation({ val_id: form?.fields.val_id ?? '' })).toMatchObject({
    status: 'VALID',
    risk_level: '1',
  });
});

it('decline: to fail_url with the reason; the customer may try again and pay', async () => {
  const form = await press('decline', { reason: 'Invalid CVV' });
  expect(form?.action).toBe(`${bench.shop.url}/fail`);
  expect(form?.fields).toMatchObject({ status: 'FAILED', error: 'Invalid CVV' });
  expect((await press('pay'))?.fields.status).toBe('VALID');
  const found = await bench.transactions({ tran_id: form?.fields.tran_id ?? '' });
  expect(found.element.map(({ status }) => status)).toEqual(['FAILED', 'VALID']);
  expect((await bench.shop.waitForNotifications(2)).map(({ status }) => status)).toEqual(['FAILED', 'VALID']);
});

it('cancel: to cancel_url, and the session is over', async () => {
  expect((await press('cancel'))?.action).toBe(`${bench.shop.url}/cancel`);
  expect((await bench.shop.waitForNotifications(1))[0]).toMatchObject({
    status: 'CANCELLED',
    error: 'Cancelled by User',
  });
  const again = await bench.press(opened.sessionkey, 'pay');
  expect(again.page).toContain('This payment was cancelled.');
});

it.each([
  ['leave', 'UNATTEMPTED'],
  ['expire', 'EXPIRED'],
])('%s: no return, a notification %s', async (outcome, status) => {
  expect(await press(outcome)).toBeUndefined();
  expect((await bench.shop.waitForNotifications(1))[0]).toMatchObject({ status });
});

it('pay but lose the redirect: the notification alone', async () => {
  expect(await press('pay-lose-redirect')).toBeUndefined();
  expect((await bench.shop.waitForNotifications(1))[0]).toMatchObject({ status: 'VALID' });
});

it('pay but lose the notification: the return alone, until it is sent by hand', async () => {
  expect((await press('pay-lose-ipn'))?.fields.status).toBe('VALID');
  await sleep(500);
  expect(bench.shop.notifications).toEqual([]);
  expect((await bench.admin('POST', `/sessions/${opened.sessionkey}/ipn`)).status).toBe(202);
  expect((await bench.shop.waitForNotifications(1))[0]).toMatchObject({ status: 'VALID' });
});

it('pay but lose both: the shop learns of it only by asking', async () => {
  expect(await press('pay-lose-both')).toBeUndefined();
  await sleep(300);
  expect(bench.shop.notifications).toEqual([]);
  expect(await bench.transactions({ sessionkey: opened.sessionkey })).toMatchObject({ status: 'VALID' });
});

it('pay with the notification first: answered before the browser gets its form', async () => {
  await press('pay-ipn-first');
  expect(bench.shop.notifications).toHaveLength(1);
});

it('pay with the notification late: it comes when its time has come', async () => {
  await press('pay-ipn-late');
  await sleep(400);
  expect(bench.shop.notifications).toHaveLength(0);
  await bench.admin('POST', '/clock', { seconds: 31 });
  await bench.shop.waitForNotifications(1);
});

it('pay with the notification three times: the same one', async () => {
  await press('pay-ipn-thrice');
  const [first, ...others] = await bench.shop.waitForNotifications(3);
  expect(others).toEqual([first, first]);
});

it('tampered amount: signature and validation agree on one taka less', async () => {
  const fields = (await press('pay-tampered'))?.fields ?? {};
  expect(isGenuine(fields)).toBe(true);
  expect(await bench.validation({ val_id: fields.val_id ?? '' })).toMatchObject({
    status: 'VALID',
    amount: '999.00',
  });
});

it('bad signature: a forged message everywhere, nothing paid', async () => {
  const fields = (await press('bad-signature'))?.fields ?? {};
  expect(isGenuine(fields)).toBe(false);
  expect(await bench.shop.waitForNotifications(1)).toEqual([fields]);
  expect(await bench.validation({ val_id: fields.val_id ?? '' })).toEqual({
    status: 'INVALID_TRANSACTION',
    APIConnect: 'DONE',
  });
  expect(await bench.transactions({ sessionkey: opened.sessionkey })).toMatchObject({ status: 'PENDING' });
});

it('an outcome pressed twice pays once', async () => {
  const pages = await Promise.all([press('pay'), press('pay')]);
  expect(new Set(pages.map((form) => form?.fields.val_id)).size).toBe(1);
  const { element } = await bench.transactions({ tran_id: pages[0]?.fields.tran_id ?? '' });
  expect(element).toHaveLength(1);
});

it('an unknown outcome changes nothing', async () => {
  expect((await bench.press(opened.sessionkey, 'constructor')).status).toBe(400);
  expect(await bench.transactions({ sessionkey: opened.sessionkey })).toMatchObject({ status: 'PENDING' });
});
