import { readSettings } from './settings.ts';

it('has a default for everything', () => {
  expect(readSettings({})).toMatchObject({
    port: 4380,
    publicUrl: 'http://localhost:4380',
    stores: [{ id: 'testbox', password: 'qwerty', active: true }],
    ipnTimeoutMs: 10_000,
    sessionMs: 1_800_000,
  });
});

it('takes more stores, one of them switched off', () => {
  const { stores } = readSettings({
    STORE_ID: 'a',
    STORE_PASSWORD: 'a@ssl',
    STORES: 'b:b@ssl, c:c@ssl:inactive',
  });
  expect(stores.map(({ id, active }) => `${id} ${active}`)).toEqual(['a true', 'b true', 'c false']);
});

it('reports all faults at once', () => {
  expect(() =>
    readSettings({ HTTP_PORT: '99999', PUBLIC_URL: 'ftp://x', STORES: 'b', IPN_RETRY_SECONDS: '1,x' }),
  ).toThrow(/HTTP_PORT[^]*PUBLIC_URL[^]*STORES[^]*IPN_RETRY_SECONDS/);
});
