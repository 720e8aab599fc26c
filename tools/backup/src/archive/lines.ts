import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** A compressed file with one JSON value a line. */
export interface LineWriter {
  write(value: unknown): Promise<void>;
  end(): Promise<void>;
}

export const openLines = (file: string): LineWriter => {
  const gzip = createGzip({ level: 3 });
  const saved = finished(gzip.pipe(createWriteStream(file, { mode: 0o600 })));
  // Awaited in `end`; without this a full disk would be an unhandled rejection.
  saved.catch(() => undefined);
  return {
    async write(value) {
      if (!gzip.write(`${JSON.stringify(value)}\n`))
        await Promise.race([new Promise((resolve) => gzip.once('drain', resolve)), saved]);
    },
    async end() {
      gzip.end();
      await saved;
    },
  };
};

/** The values of a file, one after another. */
export async function* readLines<T>(file: string): AsyncGenerator<T> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.once('error', (error) => unpacked.destroy(error));
  for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY }))
    yield JSON.parse(line) as T;
}
