import { mergeText, splitText } from './texts.ts';

it('texts split at semicolons and Bengali items join English ones by position', () => {
  expect(splitText(' A ; B;;', 'ক')).toEqual([
    { en: 'A', bn: 'ক' },
    { en: 'B', bn: '' },
  ]);
});

it('a language that is not given keeps its text', () => {
  const before = [{ en: 'A', bn: 'ক' }];
  expect(splitText('Z; Y', undefined, before)).toEqual([
    { en: 'Z', bn: 'ক' },
    { en: 'Y', bn: '' },
  ]);
  expect(mergeText({ en: 'A', bn: 'ক' }, undefined, 'খ')).toEqual({ en: 'A', bn: 'খ' });
});
