import type { Readable } from 'node:stream';

/**
 * The stream's content, once its first bytes have passed the check: nothing is handed on before. The check throws for
 * what it refuses. At the end it is told how many bytes there were.
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
