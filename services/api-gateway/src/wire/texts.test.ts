import { mergeText, splitText } from './texts.ts';

it('splits on semicolons, and puts the Bengali beside the English', () => {
  expect(splitText(' A ; B;;', 'ক')).toEqual([
    { en: 'A', bn: 'ক' },
    { en: 'B', bn: '' },
  ]);
});

it('keeps the other language where one alone is given', () => {
  const before = [{ en: 'A', bn: 'ক' }];
  expect(splitText('Z; Y', undefined, before)).toEqual([
    { en: 'Z', bn: 'ক' },
    { en: 'Y', bn: '' },
  ]);
  expect(mergeText({ en: 'A', bn: 'ক' }, undefined, 'খ')).toEqual({ en: 'A', bn: 'খ' });
});
