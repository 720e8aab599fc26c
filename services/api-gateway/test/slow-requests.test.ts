import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ BODY_BYTES_PER_SECOND: '100', BODY_RATE_WINDOW: '1s' });
});
afterAll(() => gateway.stop());

/** Sends the head of a message to the office, and its body in pieces. Returns everything that was answered. */
const post = async (pieces: readonly string[], pauseMs: number): Promise<string> => {
  const socket = connect(gateway.port(), '127.0.0.1');
  await once(socket, 'connect');
  const answer = text(socket);
  const length = pieces.join('').length;
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/v1/contact/ HTTP/1.1\r\nhost: site\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
  );
  for (const piece of pieces) {
    if (socket.destroyed) break;
    socket.write(piece);
    await sleep(pauseMs);
  }
  return answer;
};

const message = JSON.stringify({ name: 'Maya', email: 'maya@example.com', message: 'x'.repeat(300) });
const sent = () => gateway.fakes.calls.filter(({ call }) => call.startsWith('messaging.'));

it('a body that arrives too slowly is refused with 408, and nothing is done', async () => {
  const answer = await post([...message].slice(0, 60), 30);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('"code":"request-too-slow"');
  expect(sent()).toEqual([]);
});

it('a body that arrives in pieces at a sufficient rate is handled', async () => {
  const pieces = message.match(/.{1,50}/gs) ?? [];
  expect(await post(pieces, 50)).toMatch(/^HTTP\/1.1 200 /);
  expect(sent()).toHaveLength(1);
});
