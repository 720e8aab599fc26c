import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => void (gateway = await startTestGateway()));
afterAll(() => gateway.stop());
beforeEach(() => gateway.fakes.reset());

const path = '/analytics/orders/01-11-2026/30-11-2026';
const pageSize = 1_000;

const buildRow = (index: number, some: object = {}) => ({
  orderId: `01K${String(index).padStart(23, '0')}`,
  buyerName: 'তাসনিম রহমান',
  buyerEmail: 'tasnim@sargam.test',
  state: 'ORDER_STATE_PAID',
  payablePoisha: 150_050n,
  receivedPoisha: 146_299n,
  method: 'bKash',
  courses: [{ courseId: 'c1', title: { en: 'Guitar, slowly', bn: 'ধীরে গিটার' }, pricePoisha: 150_050n }],
  createdAt: new Date(Date.UTC(2026, 10, 21, 12, 42) - index),
  ...some,
});

/** Answers with `count` orders in pages after the cursor of the request. */
const answerOrders = (count: number, some: object = {}) => {
  let next = 0;
  gateway.fakes.answer('payouts.listOrders', () => {
    const rows = Array.from({ length: Math.min(pageSize, count - next) }, (_, i) => buildRow(next + i, some));
    next += rows.length;
    return { orders: rows };
  });
};
const fetchCsv = async (language = 'en', role: 'admin' | 'student' = 'admin') =>
  gateway.call(path, {
    token: await gateway.tokenOf(role),
    headers: { accept: 'text/csv', 'accept-language': language },
  });

it('an order list answers with CSV: byte order mark, header and states in the language, Dhaka time, taka', async () => {
  answerOrders(1);
  const { status, headers, text } = await fetchCsv('bn');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="orders.csv"');
  expect(headers.get('cache-control')).toBe('no-store');
  // `text` has no byte order mark, because decoding removes it.
  const [head, row, end] = text.split('\r\n');
  expect(head).toBe('অর্ডার আইডি,তারিখ,পরিশোধের তারিখ,নাম,ইমেইল,কোর্স,কুপন,মাধ্যম,অবস্থা,টাকা,আদায়,ফেরত');
  expect(row).toBe(
    `${buildRow(0).orderId},2026-11-21 18:42,,তাসনিম রহমান,tasnim@sargam.test,ধীরে গিটার,,bKash,পরিশোধিত,1500.50,1462.99,0.00`,
  );
  expect(end).toBe('');
});

it('formulas are escaped and separators quoted', async () => {
  answerOrders(1, { buyerName: '=HYPERLINK("http://x")', method: '+1,2' });
  expect((await fetchCsv()).text).toContain(
    ',"\'=HYPERLINK(""http://x"")",tasnim@sargam.test,"Guitar, slowly",,"\'+1,2",Paid,',
  );
});

it('an empty list is a header without rows', async () => {
  answerOrders(0);
  expect((await fetchCsv()).text).toMatch(/^Order id,.*\r\n$/);
});

it('the list without the header is JSON', async () => {
  answerOrders(1);
  const { headers } = await gateway.call(path, { token: await gateway.tokenOf('admin') });
  expect(headers.get('content-type')).toMatch('application/json');
});

it('the roles of the list apply', async () => {
  expect((await fetchCsv('en', 'student')).status).toBe(403);
  expect((await gateway.call(path, { headers: { accept: 'text/csv' } })).status).toBe(401);
  expect(gateway.fakes.calls).toEqual([]);
});

it('100,000 rows arrive in order, from pages after the last row of the page before, as the same admin', async () => {
  answerOrders(100_000);
  const { status, text } = await fetchCsv();
  expect({ status, head: text.slice(0, 20) }).toEqual({ status: 200, head: 'Order id,Date,Paid o' });
  const ids = text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0]);
  expect(ids).toHaveLength(100_000);
  expect(ids.every((id, index) => id === buildRow(index).orderId)).toBe(true);
  const { calls } = gateway.fakes;
  expect(calls).toHaveLength(101);
  expect(calls[0]?.request).toMatchObject({
    page: { limit: pageSize },
    withoutTotals: true,
    after: undefined,
  });
  const last = buildRow(pageSize - 1);
  expect(calls[1]?.request).toMatchObject({ after: { orderId: last.orderId, createdAt: last.createdAt } });
  expect(calls.every(({ caller }) => caller?.roles.includes('admin'))).toBe(true);
}, 60_000);

/** Opens the export on a raw connection, which reads only as far as the test does. */
const openConnection = async () => {
  const token = await gateway.tokenOf('admin');
  const socket = connect(gateway.port(), '127.0.0.1');
  socket.write(`GET /api/v1${path} HTTP/1.1\r\nhost: x\r\naccept: text/csv\r\nauth-token: ${token}\r\n\r\n`);
  await new Promise((resolve) => socket.once('readable', resolve));
  return socket;
};
const fetchedPages = () => gateway.fakes.calls.length;
const untilQuiet = async (): Promise<number> => {
  for (;;) {
    const before = fetchedPages();
    await delay(400);
    if (fetchedPages() === before) return before;
  }
};

it('a client that does not read stops the fetching: the buffers of the sockets take a part of 1,000 pages', async () => {
  answerOrders(1_000_000, { buyerName: 'x'.repeat(500) });
  const socket = await openConnection();
  const pages = await untilQuiet();
  expect(pages).toBeLessThan(60);
  socket.destroy();
}, 60_000);

it('a client that disconnects ends the fetching', async () => {
  answerOrders(1_000_000, { buyerName: 'x'.repeat(500) });
  const socket = await openConnection();
  socket.destroy();
  expect(await untilQuiet()).toBeLessThan(60);
}, 60_000);

it('an error before the first row is a problem with its status', async () => {
  gateway.fakes.answer('payouts.listOrders', () => {
    throw new Error('down');
  });
  const { status, headers } = await fetchCsv();
  expect(status).toBeGreaterThanOrEqual(500);
  expect(headers.get('content-type')).toMatch('application/problem+json');
});

it('an error between two pages cuts the connection, so that the client gets no shorter file', async () => {
  let page = 0;
  gateway.fakes.answer('payouts.listOrders', () => {
    if (++page > 3) throw new Error('down');
    return { orders: Array.from({ length: pageSize }, (_, i) => buildRow(page * pageSize + i)) };
  });
  await expect(fetchCsv()).rejects.toThrow();
});
