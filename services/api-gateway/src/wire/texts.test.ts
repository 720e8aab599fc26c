import { mergedText, splitTexts } from './texts.ts';

it('splits on semicolons, and puts the Bengali beside the English', () => {
  expect(splitTexts(' A ; B;;', 'ক')).toEqual([
    { en: 'A', bn: 'ক' },
    { en: 'B', bn: '' },
  ]);
});

it('keeps the other language where one alone is given', () => {
  const before = [{ en: 'A', bn: 'ক' }];
  expect(splitTexts('Z; Y', undefined, before)).toEqual([
    { en: 'Z', bn: 'ক' },
    { en: 'Y', bn: '' },
  ]);
  expect(mergedText({ en: 'A', bn: 'ক' }, undefined, 'খ')).toEqual({ en: 'A', bn: 'খ' });
});
