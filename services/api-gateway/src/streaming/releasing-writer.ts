import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { isMarkedAsUntransferable } from 'node:worker_threads';

/**
 * Frees the memory of a chunk at once. Otherwise each 64 kB stays until a garbage collection, which comes late because the memory is
 * outside the heap: 50 MB with 200 viewers. The pool of Node, in which small buffers share their memory, is marked as untransferable.
 */
const release = ({ buffer }: Buffer): void => {
  if (buffer instanceof ArrayBuffer && !isMarkedAsUntransferable(buffer)) buffer.transfer(0);
};

/**
 * A stream that writes to the response and releases each chunk when the connection has taken it. For chunks that nothing else reads:
 * those of a body with a content-length. Chunks of a chunked body can share one buffer.
 */
export const createReleasingWriter = (response: ServerResponse): Writable =>
  new Writable({
    // One chunk at a time: the response has a buffer of its own.
    highWaterMark: 1,
    write(chunk: Buffer, _encoding, done) {
      response.write(chunk, (error) => {
        release(chunk);
        done(error);
      });
    },
    final(done) {
      response.end(() => done());
    },
    destroy(error, done) {
      if (error) response.destroy();
      done(error);
    },
  });
