import { inflateSync } from 'node:zlib';

/** What the streams of a document hold, inflated; pictures and faces come out as rubbish. */
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

/** A text in parentheses, as documents write it: UTF-16 behind its mark. */
const decodeText = (written: string): string => {
  const bytes = written.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter);
  return bytes.startsWith('\xfe\xff') ? fromUtf16(bytes.slice(2)) : bytes;
};

/** The words of each Bengali line as whoever copies or searches them gets them, in the order they are set. */
export const readBengaliLines = (pdf: Buffer): string[] =>
  inflateStreams(pdf).flatMap((stream) =>
    [...stream.matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs)].map(([, written = '']) =>
      decodeText(written),
    ),
  );
