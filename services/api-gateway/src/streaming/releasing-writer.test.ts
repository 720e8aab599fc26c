import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createReleasingWriter } from './releasing-writer.ts';

/** Answers one request with `send`, and returns what the client has received. */
const respond = async (send: (response: ServerResponse) => Promise<void>): Promise<Buffer> => {
  const server = createServer((_request, response) => void send(response).catch(() => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`);
    return Buffer.from(await response.arrayBuffer());
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

/** A chunk with memory of its own, as the network gives it. */
const aChunk = (byte: number, size: number): Buffer => Buffer.from(new ArrayBuffer(size)).fill(byte);

it('every byte arrives, and the memory of each chunk is free afterwards', async () => {
  const chunks = [1, 2, 3].map((byte) => aChunk(byte, 65_536));
  const expected = Buffer.concat(chunks);
  const received = await respond((response) =>
    pipeline(Readable.from(chunks), createReleasingWriter(response)),
  );
  expect(received.equals(expected)).toBe(true);
  expect(chunks.map(({ buffer }) => buffer.byteLength)).toEqual([0, 0, 0]);
});

it('a chunk in the pool of Node keeps its memory, because other buffers use it', async () => {
  const pooled = Buffer.from('a caption');
  const received = await respond((response) =>
    pipeline(Readable.from([pooled]), createReleasingWriter(response)),
  );
  expect([received.toString(), pooled.toString()]).toEqual(['a caption', 'a caption']);
});

it('an error of the source ends the connection of the browser', async () => {
  const source = new Readable({ read: () => undefined });
  source.push(aChunk(1, 65_536));
  const answer = respond((response) => {
    response.writeHead(200, { 'content-length': 131_072 });
    setImmediate(() => source.destroy(new Error('object store gone')));
    return pipeline(source, createReleasingWriter(response));
  });
  await expect(answer).rejects.toThrow();
});
