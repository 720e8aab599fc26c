import { sleep } from './fake-shop.ts';
import { openTestSandbox, type TestSandbox } from './test-sandbox.ts';

let bench: TestSandbox;
beforeAll(async () => {
  bench = await openTestSandbox();
});
afterAll(() => bench.close());

it('a session has a key, the gateways and the page', async () => {
  const answer = await bench.openSession();
  expect(answer.status).toBe('SUCCESS');
  expect(answer.sessionkey).toMatch(/^[0-9A-F]{32}$/);
  expect(answer.GatewayPageURL).toBe(
    `${bench.url}/gwprocess/v4/gw.php?Q=PAY&SESSIONKEY=${answer.sessionkey}`,
  );
  const page = await (await fetch(answer.GatewayPageURL)).text();
  for (const text of ['SANDBOX', '1,000.00', 'Guitar &amp; friends', 'data-testid="method-nagad"'])
    expect(page).toContain(text);
});

it('parameter names are taken without case', async () => {
  const answer = await bench.openSession({
    store_id: undefined,
    store_passwd: undefined,
    Store_Id: 'testbox',
    Store_Passwd: 'qwerty',
  });
  expect(answer.status).toBe('SUCCESS');
});

const crede = 'Store Credential Error Or Store is De-active';

it.each([
  ['a wrong password', { store_passwd: 'nope' }, crede],
  ['no store', { store_id: undefined }, crede],
  ['a store switched off', { store_id: 'off', store_passwd: 'off@ssl' }, crede],
  ['too little', { total_amount: '9.99' }, 'between 10.00 BDT and 500000.00 BDT'],
  ['too much', { total_amount: '500000.01' }, 'between 10.00 BDT and 500000.00 BDT'],
  ['an amount that is none', { total_amount: '1e3' }, "'total_amount'"],
  ['no customer', { cus_email: '' }, "'cus_email' is missing or empty"],
  ['a tran_id that is too long', { tran_id: 'x'.repeat(31) }, "'tran_id' is longer than 30"],
  ['an unknown currency', { currency: 'XXX' }, "'currency'"],
  ['a return that is no web address', { success_url: 'javascript:alert(1)' }, "'success_url'"],
  ['a notification to a file', { ipn_url: 'file:///etc/passwd' }, "'ipn_url'"],
  ['shipping without an address', { shipping_method: 'YES' }, "'ship_name'"],
])('refuses %s', async (_name, changes, reason) => {
  const answer = await bench.openSession(changes);
  expect(answer).toMatchObject({ status: 'FAILED', GatewayPageURL: '' });
  expect(answer.failedreason).toContain(reason);
});

it('the least and the most are taken; another currency becomes taka', async () => {
  expect((await bench.openSession({ total_amount: '10.00' })).status).toBe('SUCCESS');
  expect((await bench.openSession({ total_amount: '500000' })).status).toBe('SUCCESS');
  const { sessionkey } = await bench.openSession({ total_amount: '10.50', currency: 'USD' });
  expect(await bench.transactions({ sessionkey })).toMatchObject({
    amount: '1260.00',
    currency_amount: '10.50',
    currency_type: 'USD',
  });
});

it('a tran_id opens one session a store', async () => {
  expect((await bench.openSession({ tran_id: 'once' })).status).toBe('SUCCESS');
  expect((await bench.openSession({ tran_id: 'once' })).failedreason).toContain("'tran_id'");
  expect(
    (await bench.openSession({ tran_id: 'once', store_id: 'other', store_passwd: 'other@ssl' })).status,
  ).toBe('SUCCESS');
});

it('multi_card_name narrows the page and the answer', async () => {
  const answer = await bench.openSession({ multi_card_name: 'bkash' });
  const page = await (await fetch(answer.GatewayPageURL)).text();
  expect(page).toContain('method-bkash');
  expect(page).not.toContain('method-visa');
});

it('the page speaks Bengali when asked, or when the browser prefers it', async () => {
  const { GatewayPageURL } = await bench.openSession({ total_amount: '125500' });
  const bengaliPage = await (await fetch(`${GatewayPageURL}&lang=bn`)).text();
  const preferred = await (
    await fetch(GatewayPageURL, { headers: { 'accept-language': 'bn-BD,bn;q=0.9,en;q=0.8' } })
  ).text();
  for (const page of [bengaliPage, preferred]) expect(page).toContain('৳১,২৫,৫০০.০০ পেমেন্ট করুন');
});

it('the return page may post to the shop alone, and runs only its own script', async () => {
  const { GatewayPageURL } = await bench.openSession();
  const answer = await fetch(GatewayPageURL, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'pay' }),
  });
  const policy = answer.headers.get('content-security-policy') ?? '';
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
  const page = await answer.text();
  expect(policy).toContain(`form-action 'self' ${bench.shop.url};`);
  expect(policy).toContain("default-src 'none'");
  expect(page).toContain(`<script nonce="${nonce}">`);
  expect(page).toMatch(/<noscript><button/);
});

it('what a shop sends is text on the page, never markup', async () => {
  const { GatewayPageURL } = await bench.openSession({ product_name: '<script>alert(1)</script>' });
  expect(await (await fetch(GatewayPageURL)).text()).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

it('after its time a session is EXPIRED, once', async () => {
  const { sessionkey } = await bench.openSession({ tran_id: 'slow' });
  await bench.admin('POST', '/clock', { seconds: 1801 });
  await sleep(500);
  expect(
    bench.shop.notifications.filter(({ tran_id }) => tran_id === 'slow').map(({ status }) => status),
  ).toEqual(['EXPIRED']);
  expect((await bench.press(sessionkey, 'pay')).page).toContain('The time for this payment has run out.');
});

it('an unknown page is not found', async () => {
  expect((await fetch(`${bench.url}/gwprocess/v4/gw.php?Q=PAY&SESSIONKEY=00`)).status).toBe(404);
});
