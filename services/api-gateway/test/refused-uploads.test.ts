import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ RATE_UPLOAD: '100000' });
});
afterAll(() => gateway.stop());

const megabyte = Buffer.alloc(1024 * 1024, 'x');
const megabytes = 20;

interface Upload {
  readonly path: string;
  readonly token?: string;
  readonly connection: 'close' | 'keep-alive';
  /** Milliseconds between two megabytes. */
  readonly pause?: number;
}

/** The status line of the answer, which is read after the whole body has been sent, as many clients do. */
const upload = async ({ path, token, connection, pause = 0 }: Upload): Promise<string> => {
  const socket = connect(gateway.port(), '127.0.0.1');
  const failed = new Promise<never>((_, reject) => socket.once('error', reject));
  const write = (data: string | Buffer) =>
    Promise.race([failed, new Promise((resolve) => socket.write(data, resolve))]);
  try {
    const headers = [
      `POST /api/v1${path} HTTP/1.1`,
      'host: site.test',
      `connection: ${connection}`,
      'content-type: multipart/form-data; boundary=border',
      `content-length: ${megabytes * megabyte.length}`,
      ...(token === undefined ? [] : [`auth-token: ${token}`]),
    ];
    await write(`${headers.join('\r\n')}\r\n\r\n`);
    for (let sent = 0; sent < megabytes; sent += 1) {
      await write(megabyte);
      await sleep(pause);
    }
    const answer = await Promise.race([failed, new Promise((resolve) => socket.once('data', resolve))]);
    return String(answer).split('\r\n')[0] ?? '';
  } finally {
    socket.destroy();
  }
};

const unauthorised = 'HTTP/1.1 401 Unauthorized';
const forbidden = 'HTTP/1.1 403 Forbidden';

describe.each(['/course/add/', '/freebies/add/'])('a refused upload to %s', (path) => {
  it.each(['close', 'keep-alive'] as const)(
    'is answered without a reset of the connection, ten times (connection: %s)',
    async (connection) => {
      const student = await gateway.tokenOf('student');
      for (let time = 0; time < 5; time += 1) {
        expect(await upload({ path, connection })).toBe(unauthorised);
        expect(await upload({ path, connection, token: student })).toBe(forbidden);
      }
    },
    60_000,
  );
});

it('a refused upload that takes longer than four seconds is answered', async () => {
  expect(await upload({ path: '/course/add/', connection: 'close', pause: 220 })).toBe(unauthorised);
}, 20_000);
