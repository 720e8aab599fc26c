import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeServer, type FakeShop, listenOnFreePort, openFakeShop, sleep } from './fake-shop.ts';

const running: ChildProcess[] = [];
let shop: FakeShop;

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await shop.close();
});

const freePort = async () => {
  const server = createServer();
  await listenOnFreePort(server);
  const { port } = server.address() as AddressInfo;
  await closeServer(server);
  return port;
};

const start = async (port: number, dataDir: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'src', 'main.ts')], {
    env: { ...process.env, HTTP_PORT: String(port), DATA_DIR: dataDir, IPN_RETRY_SECONDS: '1,1,1,1,1,1,1,1' },
    stdio: 'ignore',
  });
  running.push(child);
  const end = Date.now() + 8000;
  while (Date.now() < end) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return child;
    await sleep(50);
  }
  throw new Error('the sandbox did not get ready');
};

const post = async (url: string, body: Record<string, string>) =>
  (await fetch(url, { method: 'POST', body: new URLSearchParams(body) })).text();

it('a sandbox killed between payment and notification answers for it and notifies after its restart', async () => {
  shop = await openFakeShop();
  shop.answers.push(500);
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'sslcommerz-kill-'));
  const url = `http://127.0.0.1:${port}`;
  const first = await start(port, dataDir);
  const keys = { store_id: 'testbox', store_passwd: 'qwerty' };
  const opened = await post(`${url}/gwprocess/v4/api.php`, {
    ...keys,
    total_amount: '10',
    currency: 'BDT',
    tran_id: 'K1',
    product_category: 'c',
    product_name: 'n',
    product_profile: 'general',
    success_url: shop.url,
    fail_url: shop.url,
    cancel_url: shop.url,
    ipn_url: shop.url,
    cus_name: 'a',
    cus_email: 'b',
    cus_phone: 'c',
    shipping_method: 'NO',
    num_of_item: '1',
  });
  const { sessionkey } = JSON.parse(opened) as { sessionkey: string };
  await post(`${url}/gwprocess/v4/gw.php?SESSIONKEY=${sessionkey}`, { outcome: 'pay-ipn-first' });
  first.kill('SIGKILL');
  await once(first, 'exit');

  await start(port, dataDir);
  const query = await fetch(
    `${url}/validator/api/merchantTransIDvalidationAPI.php?${new URLSearchParams({ ...keys, tran_id: 'K1' }).toString()}`,
  );
  expect(await query.json()).toMatchObject({ element: [{ status: 'VALID', amount: '10.00' }] });
  const [before, after] = await shop.waitForNotifications(2);
  expect(after).toEqual(before);
}, 20_000);
