import { localize, negotiateLanguage } from './language.ts';

it.each([
  [undefined, 'en'],
  ['bn', 'bn'],
  ['bn-BD,bn;q=0.9,en;q=0.8', 'bn'],
  ['en-US,en;q=0.9,bn;q=0.5', 'en'],
  ['fr, bn;q=0.2', 'bn'],
  ['en;q=0.3, bn;q=0.4', 'bn'],
  ['bn;q=0', 'en'],
  ['de', 'en'],
  ['bn;q=nonsense, en', 'en'],
])('the header %p selects %s', (header, language) => {
  expect(negotiateLanguage(header)).toBe(language);
});

it('a text without Bengali is localized in English', () => {
  expect(localize({ en: 'Guitar', bn: '' }, 'bn')).toBe('Guitar');
  expect(localize({ en: 'Guitar', bn: 'গিটার' }, 'bn')).toBe('গিটার');
  expect(localize(undefined, 'bn')).toBe('');
});
