import { inflateSync } from 'node:zlib';

/** The inflated streams of a PDF; images and fonts become unreadable text. */
const inflateStreams = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    try {
      return [inflateSync(pdf.subarray(index + length)).toString('latin1')];
    } catch {
      return [];
    }
  });

const escapes: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', b: '\b', f: '\f' };
const fromUtf16 = (bytes: string): string => Buffer.from(bytes, 'latin1').swap16().toString('utf16le');

/** Decodes a PDF string; a byte order mark means UTF-16. */
const decodeText = (written: string): string => {
  const bytes = written.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter);
  return bytes.startsWith('\xfe\xff') ? fromUtf16(bytes.slice(2)) : bytes;
};

/** The text of each Bengali line, as a reader copies or searches it, in document order. */
export const readBengaliLines = (pdf: Buffer): string[] =>
  inflateStreams(pdf).flatMap((stream) =>
    [...stream.matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs)].map(([, written = '']) =>
      decodeText(written),
    ),
  );
