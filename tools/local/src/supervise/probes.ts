import { connect } from 'node:net';

/** Opens a connection, says `bytes`, and gives back the first thing it hears; with no bytes, an open connection is enough. */
export const sendAndReceive = (
  port: number,
  bytes: Buffer,
  host = '127.0.0.1',
  patience = 1500,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host });
    const end = (settle: () => void) => {
      socket.destroy();
      settle();
    };
    socket.setTimeout(patience, () => end(() => reject(new Error('no answer'))));
    socket.once('error', (error) => end(() => reject(error)));
    socket.once('connect', () => (bytes.length ? socket.write(bytes) : end(() => resolve(bytes))));
    socket.once('data', (heard) => end(() => resolve(heard)));
  });

const nothing = Buffer.alloc(0);

export const acceptsConnections = (port: number, host?: string): Promise<boolean> =>
  sendAndReceive(port, nothing, host).then(
    () => true,
    () => false,
  );

/** A start-up message; a server that is still recovering answers with an error ('E'), a ready one asks for a password ('R'). */
export const isPostgresReady = async (port: number): Promise<boolean> => {
  const words = Buffer.from('user\0sargam\0database\0postgres\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(words.length + 8, 0);
  head.writeInt32BE(3 << 16, 4);
  return (await sendAndReceive(port, Buffer.concat([head, words]))).toString('latin1', 0, 1) === 'R';
};

export const isRedisReady = async (port: number): Promise<boolean> =>
  (await sendAndReceive(port, Buffer.from('PING\r\n'))).toString().startsWith('+PONG');

/** Kafka's ApiVersions request, version 0: any broker answers it, with error code 0, once it takes requests. */
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

/** True when this address answers with one of these statuses. */
export const isHttpReady = async (url: string, statuses: readonly number[] = [200]): Promise<boolean> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(1500), redirect: 'manual' });
  await response.body?.cancel();
  return statuses.includes(response.status);
};
