import { join } from 'node:path';
import { collectLocales, flatten } from '../../build/locales.ts';

const locales = collectLocales(join(__dirname, '../../..'));
const en = flatten(locales.en);
const bn = flatten(locales.bn);

// Bengali has the same plural classes as English, and zero is a sentence of its own that English may do without.
const withoutZero = (keys: Iterable<string>): string[] =>
  [...keys].filter((key) => !key.endsWith('_zero')).sort();
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

describe('the texts of every front end', () => {
  it('has every key in both languages', () => {
    expect(withoutZero(bn.keys())).toEqual(withoutZero(en.keys()));
  });

  it('leaves nothing empty, and keeps the normal form', () => {
    for (const [key, text] of [...en, ...bn]) {
      expect([key, text.trim().length > 0]).toEqual([key, true]);
      expect([key, text.normalize('NFC')]).toEqual([key, text]);
    }
  });

  it('has the same placeholders in both', () => {
    for (const [key, text] of en) {
      const other = bn.get(key);
      if (other !== undefined && !key.endsWith('_zero'))
        expect([key, placeholders(other)]).toEqual([key, placeholders(text)]);
    }
  });

  it('writes Bengali as Bengali', () => {
    for (const [key, text] of bn) {
      const bare = text.replace(/\{[^}]*\}/g, '{}');
      expect([key, /[|]|!!|ঃ | {2}| ।|(?<![A-Za-z])[0-9]/.test(bare)]).toEqual([key, false]);
      expect([key, /সফলভাবে|অনুগ্রহ|সমূহ|ত্রুটি|প্রদান করুন/.test(text)]).toEqual([key, false]);
      expect([key, /ভাউচার/.test(text) && /কুপন/.test(text)]).toEqual([key, false]);
    }
  });
});
