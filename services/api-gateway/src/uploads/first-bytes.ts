import type { Readable } from 'node:stream';

/**
 * Yields the source's content after `check` has accepted its first bytes; `check` throws to reject them. `atEnd` receives
 * the total number of bytes.
 */
export async function* checkFirstBytes(
  source: Readable,
  bytes: number,
  check: (head: Buffer) => void,
  atEnd: (size: number) => void = () => undefined,
): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (head === undefined) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < bytes) continue;
    check(head);
    yield head;
    head = undefined;
  }
  if (head !== undefined) {
    check(head);
    yield head;
  }
  atEnd(size);
}
