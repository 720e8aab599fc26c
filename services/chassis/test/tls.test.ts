import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startClient, startEcho, stopAll } from './echo.ts';

const folder = mkdtempSync(join(tmpdir(), 'sargam-tls-'));
beforeAll(() =>
  execFileSync(process.execPath, [join(import.meta.dirname, 'create-certificates.ts'), folder]),
);
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(stopAll);

/** Reads from an echo service whose certificate is for `host`, as a client that trusts this authority. */
const readOverTls = async (host: string, authority: string | undefined) => {
  const certificate = { grpcTlsCert: join(folder, `${host}.pem`), grpcTlsKey: join(folder, `${host}.key`) };
  const echo = await startEcho(async () => ({ is: 'read' }), certificate);
  const grpcTlsCa = authority && join(folder, `${authority}.pem`);
  const { client, from } = await startClient(`localhost:${echo.grpcPort}`, [], { grpcTlsCa });
  return from.runAsService(() => client.read({}));
};

it('a client that trusts the authority of the services calls over TLS', async () => {
  expect(await readOverTls('localhost', 'ours')).toEqual({ is: 'read' });
});

it.each([
  ['without TLS', 'localhost', undefined],
  ['that trusts another authority', 'localhost', 'other'],
  ['of a service with another name', 'store', 'ours'],
])('a client %s gets no answer', async (_case, host, authority) => {
  await expect(readOverTls(host, authority)).rejects.toMatchObject({ kind: 'unavailable' });
});
