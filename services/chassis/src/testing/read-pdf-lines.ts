import { inflateSync } from 'node:zlib';

const escapes: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', b: '\b', f: '\f' };
const fromUtf16 = (bytes: Buffer): string => Buffer.from(bytes).swap16().toString('utf16le');

/** Decodes a PDF string; a byte order mark means UTF-16. */
const decodeText = (written: string): string => {
  const bytes = written.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter);
  return bytes.startsWith('\xfe\xff') ? fromUtf16(Buffer.from(bytes.slice(2), 'latin1')) : bytes;
};

/** The objects of a PDF by number: the dictionary, and the inflated stream. An image or a font becomes unreadable text. */
const readObjects = (pdf: Buffer): ReadonlyMap<string, { dictionary: string; stream: string }> => {
  const found = [...pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)(?:stream\r?\n|endobj)/gs)];
  return new Map(
    found.map(({ index, 0: whole, 1: number = '', 2: dictionary = '' }) => {
      const isCompressed = whole.includes('/FlateDecode');
      const stream = isCompressed ? inflateSync(pdf.subarray(index + whole.length)).toString('latin1') : '';
      return [number, { dictionary, stream }];
    }),
  );
};

/** The text of each glyph of a font, from its ToUnicode table. */
const readGlyphTexts = (table: string): readonly string[] =>
  [...table.matchAll(/beginbfrange\n(.*?)endbfrange/gs)].flatMap(([, ranges = '']) =>
    [...ranges.matchAll(/\[(.*?)\]/gs)].flatMap(([, list = '']) =>
      [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
        fromUtf16(Buffer.from(hex.replaceAll(' ', ''), 'hex')),
      ),
    ),
  );

/** The lines that `openPdf` of the chassis has drawn, as a reader copies them, in document order. */
export const readPdfLines = (pdf: Uint8Array): readonly string[] => {
  const objects = readObjects(Buffer.from(pdf));
  const glyphTexts = new Map<string, readonly string[]>();
  for (const { dictionary } of objects.values())
    for (const [, name = '', font = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.dictionary ?? '') ?? [];
      glyphTexts.set(name, readGlyphTexts(objects.get(table)?.stream ?? ''));
    }
  const readLine = (drawn: string): string => {
    const marked = /\/ActualText \(((?:\\.|[^\\)])*)\)/s.exec(drawn);
    if (marked) return decodeText(marked[1] ?? '');
    const texts = glyphTexts.get(/\/(F\d+) /.exec(drawn)?.[1] ?? '') ?? [];
    const glyphs = [...drawn.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    return glyphs.map((glyph) => texts[Number.parseInt(glyph, 16)] ?? '').join('');
  };
  return [...objects.values()].flatMap(({ stream }) =>
    [...stream.matchAll(/(?:^|\n)BT\n(.*?)\nET/gs)].map(([, drawn = '']) => readLine(drawn)),
  );
};
