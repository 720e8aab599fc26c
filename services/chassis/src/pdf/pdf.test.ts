import { inflateSync } from 'node:zlib';
import { breakLines } from './break-lines.ts';
import { clusterTexts } from './cluster-texts.ts';
import { openPdf, type TextStyle } from './index.ts';
import { loadShaper, splitByScript } from './shaping.ts';

const at = new Date('2026-11-21T04:30:00Z');
const openTestPdf = (language = 'bn') => openPdf({ title: 'A page', language, date: at });
const plain: TextStyle = { size: 12 };

/** The inflated content streams of a document. */
const inflateStreams = (bytes: Buffer): string => {
  const whole = bytes.toString('latin1');
  return [...whole.matchAll(/stream\r?\n/g)]
    .map(({ index, 0: { length } }) => {
      try {
        return inflateSync(bytes.subarray(index + length)).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
};

const escapes: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', b: '\b', f: '\f' };
const unescaped = (text: string): string =>
  text.replace(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter);
const utf16 = (text: string): string => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The text of a document with one font by its glyphs: what a reader copies that does not know marked text. */
const readTextLayer = (bytes: Buffer): string => {
  const content = inflateStreams(bytes);
  const [, list = ''] = /beginbfrange\n<0000> <[0-9a-f]+> \[(.*)\]/.exec(content) ?? [];
  const texts = [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) => fromHex(hex.replaceAll(' ', '')));
  const [, drawn = ''] = /BT\n([^]*?)ET/.exec(content) ?? [];
  const glyphs = [...drawn.matchAll(/<([0-9a-f]+)> /g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  return glyphs.map((glyph) => texts[Number.parseInt(glyph, 16)] ?? '').join('');
};

describe('Bengali', () => {
  it.each([
    ['ক্ষ', 1],
    ['জ্ঞ', 1],
    ['ন্দ্র', 1],
    ['স্ট্র', 1],
    ['ঙ্গ', 1],
    ['শ্রী', 1],
    ['র্ক', 2],
    ['কো', 3],
  ])('%s has %i glyphs', async (cluster, glyphs) => {
    const shape = await loadShaper(400);
    expect(shape(cluster, [])).toHaveLength(glyphs);
  });

  it('places ি before its consonant, and uses different forms of ে at the start and within a word', async () => {
    const shape = await loadShaper(400);
    const ids = (word: string) => shape(word, []).map(({ g }) => g);
    const [i, ko] = ids('কি');
    expect(ids('ক')).toEqual([ko]);
    expect(i).not.toBe(ko);
    const [initialForm, ...rest] = ids('কেকে');
    expect(rest[1]).not.toBe(initialForm);
  });

  it('and Latin runs of one line are shaped separately', async () => {
    expect(splitByScript('PDF-এ ৳১২, Yes।')).toEqual(['PDF-', 'এ', ' ', '৳১২', ', Yes', '।']);
    const shape = await loadShaper(400);
    const inside = shape('PDF-ক্ষ', []);
    expect(inside.at(-1)?.g).toBe(shape('ক্ষ', [])[0]?.g);
    expect(inside.at(-1)?.cl).toBe(4);
  });

  it('the fonts contain all needed glyphs, the taka sign included', async () => {
    for (const weight of [400, 500, 600, 700] as const) {
      const shape = await loadShaper(weight);
      const all = shape('৳ ১২,৩৪,৫৬৭.৮৯ − – “ ” ‘ ’ … × । র‍্যাপ ABC xyz 0123456789', []);
      expect(all.filter(({ g }) => g === 0)).toEqual([]);
    }
  });

  it('is copied and searched in reading order', async () => {
    const pdf = await openTestPdf();
    pdf.drawText('রিডিম কোর্স', { x: 40, y: 60 }, plain);
    const content = inflateStreams(await pdf.finish());
    expect(content).toContain('/ActualText');
    expect(unescaped(content)).toContain(utf16('রিডিম কোর্স'));
    // Readers place marked text by the state at the end of the mark.
    expect(content).toMatch(/BT\n\/Span [^]*? BDC\n[^]*?TJ\nEMC\nET/);
  });

  it.each([
    'রাগসঙ্গীতের হাতেখড়ি',
    'ফিঙ্গারস্টাইল গিটার: শূন্য থেকে পূর্ণ সুর',
    'পেমেন্টের মাধ্যম, ক্রেতা ও বিক্রেতা',
    'কোর্সটি খোলা যাচ্ছে না। বিকাশ দিয়ে পরিশোধ',
    'র‍্যাপ ও কৌশল: ৳১,৫০০.০০ (PDF)',
    'Invoice INV-000001, ৳1,500.00',
  ])('has a text layer that equals the printed text (%s)', async (text) => {
    const pdf = await openTestPdf();
    pdf.drawText(text, { x: 40, y: 60 }, plain);
    expect(readTextLayer(await pdf.finish()).normalize('NFC')).toBe(text.normalize('NFC'));
  });

  it.each([
    ['কি', [0, 0], ['ক', 'ি']],
    ['কো', [0, 0, 0], ['ক', 'ে', 'া']],
    ['ক্ষক', [0, 3], ['ক্ষ', 'ক']],
    ['র্ক', [0, 0], ['র', '্ক']],
  ])('%s gives each glyph a part of its letters', (text, clusters, parts) => {
    const shaped = clusters.map((cl) => ({ cl }));
    expect(clusterTexts(text, shaped)).toEqual(parts);
  });
});

describe('a document', () => {
  it('has equal bytes for equal content', async () => {
    const make = async () => {
      const pdf = await openTestPdf();
      pdf.drawText('Total ৳ ১,২৫০.০০', { x: 40, y: 60 }, { ...plain, weight: 700 });
      return pdf.finish();
    };
    expect((await make()).equals(await make())).toBe(true);
  });

  it('is A4, contains its language, and embeds only used glyphs', async () => {
    const pdf = await openTestPdf();
    expect([Math.round(pdf.width), Math.round(pdf.height)]).toEqual([595, 842]);
    pdf.drawText('মোট', { x: 40, y: 60 }, plain);
    pdf.addPage();
    pdf.drawBox(10, 10, 100, 40, { fill: '#ecf2ef', radius: [0, 0, 8, 8] });
    pdf.drawPath('M0 0 L10 10', 20, 20, { stroke: '#13231f', thickness: 2 });
    const bytes = await pdf.finish();
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toContain('/Lang (bn)');
    expect(bytes.length).toBeLessThan(20_000);
  });

  it('returns the last baseline of a text and aligns text to the right', async () => {
    const pdf = await openTestPdf('en');
    const words = 'one two three four five six seven eight nine ten';
    expect(pdf.countLines(words, 100, plain)).toBe(3);
    expect(pdf.drawText(words, { x: 40, y: 60, width: 100 }, plain)).toBe(60 + 2 * 18);
    expect(pdf.drawText('', { x: 40, y: 60 }, plain)).toBe(60);
    const x = 500;
    pdf.drawText('Total', { x, y: 100 }, { ...plain, align: 'right' });
    const startX = x - pdf.measureWidth('Total', plain);
    expect(inflateStreams(await pdf.finish())).toContain(`1 0 0 1 ${Number(startX.toFixed(3))}`);
  });
});

describe('lines', () => {
  const countLetters = (words: string) => [...words].length;

  it.each([
    ['a few words', 20, ['a few words']],
    ['a few words', 6, ['a few', 'words']],
    ['one\ntwo', 20, ['one', 'two']],
    ['unbreakable', 4, ['unbr', 'eaka', 'ble']],
    ['৳\u00a0১২০ মাত্র', 6, ['৳\u00a0১২০', 'মাত্র']],
    ['', 5, ['']],
  ])('%j is broken at %i letters', (text, width, lines) => {
    expect(breakLines(text, width, countLetters)).toEqual(lines);
  });

  it('are never broken within a Bengali grapheme', () => {
    for (const line of breakLines('রবীন্দ্রসঙ্গীতশিক্ষক', 6, countLetters))
      expect(line).not.toMatch(/^[\u09be-\u09cd]|\u09cd$/);
  });
});
