import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandbox } from '../src/sandbox.ts';
import { readSettings } from '../src/settings.ts';
import { closeServer, type FakeShop, listenOnFreePort, openFakeShop } from './fake-shop.ts';

// biome-ignore format: one line reads better
export type Answer = { status: string; APIConnect: string; sessionkey: string; failedreason: string; GatewayPageURL: string; element: Answer[]; refund_ref_id: string; errorReason: string } & Record<string, string>;

export interface TestSandbox {
  url: string;
  dataDir: string;
  shop: FakeShop;
  /** Opens a session; `changes` with undefined leaves a field out. */
  openSession(changes?: Record<string, string | undefined>): Promise<Answer>;
  /** Lets an outcome happen as the hosted page's button does; the page that comes back. */
  press(
    sessionkey: string,
    outcome: string,
    more?: Record<string, string>,
  ): Promise<{ status: number; page: string }>;
  /** A call with the store's keys. */
  validation(given: Record<string, string>): Promise<Answer>;
  transactions(given: Record<string, string>): Promise<Answer>;
  admin(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Record<string, never> & Answer }>;
  close(): Promise<void>;
}

const keys = { store_id: 'testbox', store_passwd: 'qwerty' };
let count = 0;

export const openTestSandbox = async (env: Record<string, string> = {}): Promise<TestSandbox> => {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'sslcommerz-'));
  const shop = await openFakeShop();
  const server = createServer();
  await listenOnFreePort(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sandbox = openSandbox(
    readSettings({
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      STORES: 'other:other@ssl,off:off@ssl:inactive',
      ...env,
    }),
    () => {},
  );
  server.on('request', sandbox.app);

  const callValidator = async (path: string, given: Record<string, string>) =>
    (await (
      await fetch(`${url}/validator/api/${path}?${new URLSearchParams({ ...keys, ...given }).toString()}`)
    ).json()) as Answer;

  return {
    url,
    dataDir,
    shop,
    openSession: async (changes = {}) => {
      count += 1;
      const sent = Object.entries({ ...buildSessionRequest(shop.url, `T${count}`), ...changes }).filter(
        (pair): pair is [string, string] => pair[1] !== undefined,
      );
      const answer = await fetch(`${url}/gwprocess/v4/api.php`, {
        method: 'POST',
        body: new URLSearchParams(sent),
      });
      return (await answer.json()) as Answer;
    },
    press: async (sessionkey, outcome, more = {}) => {
      const answer = await fetch(`${url}/gwprocess/v4/gw.php?Q=PAY&SESSIONKEY=${sessionkey}`, {
        method: 'POST',
        body: new URLSearchParams({ outcome, method: 'bkash', ...more }),
      });
      return { status: answer.status, page: await answer.text() };
    },
    validation: (given) => callValidator('validationserverAPI.php', given),
    transactions: (given) => callValidator('merchantTransIDvalidationAPI.php', given),
    admin: async (method, path, body) => {
      const answer = await fetch(`${url}/sandbox${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text ? JSON.parse(text) : {} };
    },
    close: async () => {
      await closeServer(server);
      await sandbox.close();
      await shop.close();
    },
  };
};

const buildSessionRequest = (shop: string, tranId: string) => ({
  ...keys,
  total_amount: '1000',
  currency: 'BDT',
  tran_id: tranId,
  product_category: 'course',
  success_url: `${shop}/success`,
  fail_url: `${shop}/fail`,
  cancel_url: `${shop}/cancel`,
  ipn_url: `${shop}/ipn`,
  cus_name: 'Rahim',
  cus_email: 'rahim@example.com',
  cus_phone: '01700000000',
  shipping_method: 'NO',
  num_of_item: '1',
  product_name: 'Guitar & friends',
  product_profile: 'non-physical-goods',
  value_c: 'order-1',
});
