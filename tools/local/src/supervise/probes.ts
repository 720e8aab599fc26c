import { connect } from 'node:net';

/** Connects, sends `bytes` and returns the first received chunk. Without bytes, a successful connection is enough. */
export const sendAndReceive = (
  port: number,
  bytes: Buffer,
  host = '127.0.0.1',
  timeoutMs = 1500,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host });
    const end = (settle: () => void) => {
      socket.destroy();
      settle();
    };
    socket.setTimeout(timeoutMs, () => end(() => reject(new Error('no answer'))));
    socket.once('error', (error) => end(() => reject(error)));
    socket.once('connect', () => (bytes.length ? socket.write(bytes) : end(() => resolve(bytes))));
    // The proxy of a container engine accepts a connection and closes it while the server in the container is starting.
    socket.once('close', () => reject(new Error('closed without an answer')));
    socket.once('data', (chunk) => end(() => resolve(chunk)));
  });

const nothing = Buffer.alloc(0);

export const acceptsConnections = (port: number, host?: string): Promise<boolean> =>
  sendAndReceive(port, nothing, host).then(
    () => true,
    () => false,
  );

/** Sends a start-up message. A server in recovery answers with an error ('E'), a ready server with a password request ('R'). */
export const isPostgresReady = async (port: number): Promise<boolean> => {
  const parameters = Buffer.from('user\0sargam\0database\0postgres\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(parameters.length + 8, 0);
  head.writeInt32BE(3 << 16, 4);
  return (await sendAndReceive(port, Buffer.concat([head, parameters]))).toString('latin1', 0, 1) === 'R';
};

export const isRedisReady = async (port: number): Promise<boolean> =>
  (await sendAndReceive(port, Buffer.from('PING\r\n'))).toString().startsWith('+PONG');

/** Sends an ApiVersions request, version 0, which a ready broker answers with error code 0. */
export const isKafkaReady = async (port: number): Promise<boolean> => {
  const request = Buffer.alloc(14);
  request.writeInt32BE(10, 0);
  request.writeInt16BE(18, 4);
  request.writeInt16BE(0, 6);
  request.writeInt32BE(7, 8);
  request.writeInt16BE(-1, 12);
  const answer = await sendAndReceive(port, request);
  return answer.length >= 10 && answer.readInt16BE(8) === 0;
};

/** Whether the address answers with one of these statuses. */
export const isHttpReady = async (url: string, statuses: readonly number[] = [200]): Promise<boolean> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(1500), redirect: 'manual' });
  await response.body?.cancel();
  return statuses.includes(response.status);
};
