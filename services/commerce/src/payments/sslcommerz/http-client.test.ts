import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendHttpRequest } from './http-client.ts';

let server: Server;
let handleRequest: (request: IncomingMessage, response: ServerResponse) => void;
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/there?secret=1`;

beforeAll(async () => {
  server = createServer((request, response) => handleRequest(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('posts a form and returns the body, with characters split between chunks', async () => {
  let posted = '';
  handleRequest = (request, response) => {
    request.setEncoding('utf8').on('data', (part: string) => {
      posted += part;
    });
    request.on('end', () => {
      response.write(Buffer.from('টাকা').subarray(0, 4));
      response.end(Buffer.from('টাকা').subarray(4));
    });
  };
  await expect(sendHttpRequest(address(), 1_000, new URLSearchParams({ name: 'নুসরাত' }))).resolves.toBe('টাকা');
  expect(new URLSearchParams(posted).get('name')).toBe('নুসরাত');
});

it('removes a byte order mark', async () => {
  handleRequest = (_, response) => response.end('\ufeff{"status":"VALID"}');
  await expect(sendHttpRequest(address(), 1_000)).resolves.toBe('{"status":"VALID"}');
});

it('repeats use the same connection and send the user agent', async () => {
  const connections = new Set<unknown>();
  let userAgent = '';
  handleRequest = (request, response) => {
    connections.add(request.socket);
    userAgent = request.headers['user-agent'] ?? '';
    response.end('{}');
  };
  await sendHttpRequest(address(), 1_000);
  await new Promise(setImmediate);
  await sendHttpRequest(address(), 1_000);
  expect(connections.size).toBe(1);
  expect(userAgent).toBe('sargam');
});

it.each([
  ['another status', 'HTTP 500', (_, response) => response.writeHead(500).end('{}')],
  [
    'a redirect, which is not followed',
    'HTTP 302',
    (_, response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  ],
  ['no response', 'TimeoutError', () => undefined],
  ['an incomplete response', 'TimeoutError', (_, response) => response.write('{"status"')],
  ['a broken connection', 'ECONNRESET', (request) => request.socket.destroy()],
  [
    'a response over the size limit',
    'response too large',
    (_, response) => response.end(Buffer.alloc(2_000_000, 32)),
  ],
] as readonly [string, string, typeof handleRequest][])('%s rejects', async (_, why, how) => {
  handleRequest = how;
  // Only the cases without a whole response wait for the time-out: on a busy machine, 200 ms are too short for the others.
  const timeoutMs = why === 'TimeoutError' ? 200 : 5_000;
  await expect(sendHttpRequest(address(), timeoutMs)).rejects.toMatchObject({
    name: 'HttpRequestFailed',
    message: why,
  });
});

it('an invalid address rejects without the address in the message', async () => {
  await expect(sendHttpRequest('localhost:1/?secret=1', 1_000)).rejects.toMatchObject({
    name: 'HttpRequestFailed',
    message: 'invalid address',
  });
});

it('a refused connection rejects without the address in the message', async () => {
  const closedServer = createServer().listen(0, '127.0.0.1');
  await once(closedServer, 'listening');
  const { port } = closedServer.address() as AddressInfo;
  closedServer.close();
  await once(closedServer, 'close');
  const error = await sendHttpRequest(`http://127.0.0.1:${port}/?secret=1`, 1_000).catch(
    (caught: unknown) => caught,
  );
  expect(error).toMatchObject({ name: 'HttpRequestFailed', message: 'ECONNREFUSED' });
});
