import { join } from 'node:path';
import { collectLocales, flattenMessages } from '../../build/locales.ts';

const locales = collectLocales(join(__dirname, '../../..'));
const en = flattenMessages(locales.en);
const bn = flattenMessages(locales.bn);

// Bengali has the same plural categories as English. The form for zero is optional in English.
const withoutZero = (keys: Iterable<string>): string[] =>
  [...keys].filter((key) => !key.endsWith('_zero')).sort();
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

describe('the texts of every front end', () => {
  it('has every key in both languages', () => {
    expect(withoutZero(bn.keys())).toEqual(withoutZero(en.keys()));
  });

  it('has no empty text, and every text is in Unicode normal form C', () => {
    for (const [key, text] of [...en, ...bn]) {
      expect([key, text.trim().length > 0]).toEqual([key, true]);
      expect([key, text.normalize('NFC')]).toEqual([key, text]);
    }
  });

  it('has the same placeholders in both languages', () => {
    for (const [key, text] of en) {
      const other = bn.get(key);
      if (other !== undefined && !key.endsWith('_zero'))
        expect([key, placeholders(other)]).toEqual([key, placeholders(text)]);
    }
  });

  it('uses in the zero form only placeholders of the other forms', () => {
    for (const [key, text] of bn) {
      if (!key.endsWith('_zero')) continue;
      const allowed = placeholders(
        bn.get(key.replace(/_zero$/, '_other')) ?? bn.get(key.replace(/_zero$/, '')) ?? '',
      );
      expect([key, placeholders(text).filter((name) => !allowed.includes(name))]).toEqual([key, []]);
    }
  });
});

describe('the Bengali texts', () => {
  // Codes and placeholder names may contain characters that Bengali texts may not.
  const foreignCharacters =
    /[|"']|!!|\.\.\.|ঃ(?:\s|$)| {2}| [।…]|\.$|\/-|(?<![A-Za-z0-9])[0-9]|\b(?:BDT|Tk)\b/;
  const suffixAfterPlaceholder = /\}(?:র|ের|এর|রা|কে|তে|এ|য়)(?![\u0980-\u09FF])/;
  const formalWords =
    /সফলভাবে|অনুগ্রহ|সমূহ|ত্রুটি|প্রদান করুন|অনুসন্ধান|দাখিল|সংরক্ষণ|সম্পাদনা|বৈধতা|মূল্য(?!মান)|প্রদেয়|প্রয়োগ করুন|বার্তা|উপহার কার্ড|পরিষেবা/;
  const misspellings =
    /একাউন্ট|এডমিন|গীটার|কীবোর্ড|ফ্রী|আরো(?![\u0980-\u09FF])|এখনও|কখনও|কোনও|ঘন্টা|ধরণ|করুণ|নাম্বার|ই-মেইল|লিঙ্ক|য় নি(?![\u0980-\u09FF])|শর্তাবলী|সরকারী|সংগীত|শীঘ্র|উপরে|নীচে|ষ্টুডিও|ষ্টোর|অক্টেভ/;

  it.each([
    ['use Bengali punctuation and digits', foreignCharacters],
    [
      'have no case ending directly after a placeholder, whose last letter is unknown',
      suffixAfterPlaceholder,
    ],
    ['use everyday words instead of formal ones', formalWords],
    ['use the spelling that is agreed for the product', misspellings],
  ])('%s', (_, forbidden) => {
    const found = [...bn].filter(([, text]) => forbidden.test(text));
    expect(found).toEqual([]);
  });

  it('use the word for voucher in texts for students and the word for coupon in texts for staff, never both', () => {
    expect([...bn].filter(([, text]) => /ভাউচার/.test(text) && /কুপন/.test(text))).toEqual([]);
    const student = /^(?:storefront|shell|kit)\.|^panel\.(?!analytics\.)/;
    expect([...bn].filter(([key, text]) => student.test(key) && /কুপন/.test(text))).toEqual([]);
    expect([...bn].filter(([key, text]) => key.startsWith('admin.') && /ভাউচার/.test(text))).toEqual([]);
  });

  it('have the same text for one and for many, because a noun after a number is singular, and no word for “one”', () => {
    for (const [key, one] of bn) {
      const other = bn.get(key.replace(/_one$/, '_other'));
      if (key.endsWith('_one') && one.includes('{count}')) expect([key, other]).toEqual([key, one]);
      if (key.endsWith('_one')) expect([key, /একটি|একজন/.test(one)]).toEqual([key, false]);
    }
  });
});
