import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildService } from '../src/build/index.ts';
import { createEchoClient } from './echo.ts';

const folder = join(import.meta.dirname, 'tiny');
const dist = (file: string) => join(folder, 'dist', file);

/** A trace collector that records the first request. */
const startCollector = async () => {
  const sent = Promise.withResolvers<{ path: string; body: string }>();
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      response.end();
      sent.resolve({ path: request.url ?? '', body: Buffer.concat(chunks).toString('latin1') });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent: sent.promise, server };
};

it('a service is rebuilt only when a source file changed', async () => {
  await buildService(folder);
  await expect(buildService(folder)).resolves.toMatchObject({ service: 'tiny', isRebuilt: false });
  await utimes(join(folder, 'src/main.ts'), new Date(), new Date());
  await expect(buildService(folder)).resolves.toMatchObject({ isRebuilt: true });
});

it('a built service runs and sends its buffered traces when it stops', async () => {
  await buildService(folder);
  const { url, sent, server } = await startCollector();
  const env = { SARGAM_ENV: 'test', GRPC_PORT: '0', OPS_PORT: '0', COLOUR: 'red', OTLP_URL: url };
  const child = spawn(process.execPath, ['-r', dist('telemetry.cjs'), dist('main.cjs')], { env });
  const [line] = await once(createInterface(child.stdout), 'line');
  const client = createEchoClient(`127.0.0.1:${JSON.parse(line).grpcPort}`);
  await client.read({});
  child.kill('SIGTERM');
  const { path, body } = await sent;
  expect(path).toBe('/v1/traces');
  expect(body).toContain('test.Echo/Read');
  expect(body).toContain('tiny');
  await expect(once(child, 'exit')).resolves.toEqual([0, null]);
  server.close();
});
