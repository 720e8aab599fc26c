import { type FreebieDraft, isYoutubeUrl, validateFreebie } from './freebie.ts';
import { parseFreebie } from './freebie-message.ts';

const words = { en: 'Open strings', bn: 'খোলা তার' };
const draft: FreebieDraft = {
  title: words,
  subtitle: words,
  category: 'Guitar',
  description: { en: '<p>Tune first.</p>', bn: '' },
  thumbnail: '',
  youtube: '',
  documents: [],
  carousel: ['one.webp'],
};
const findFaultyFields = (change: Partial<FreebieDraft>) =>
  validateFreebie({ ...draft, ...change }).map(({ field }) => field);

it.each<[string, Partial<FreebieDraft>, string[]]>([
  ['is complete', {}, []],
  ['has a video and no pictures', { youtube: 'https://youtu.be/abc', carousel: [] }, []],
  ['has neither video nor pictures', { carousel: [] }, ['carousel']],
  ['has a video of another site', { youtube: 'https://video.test/abc' }, ['youtube']],
  ['has no English title', { title: { en: '', bn: 'শিরোনাম' } }, ['title']],
  ['has a subtitle over 300 letters', { subtitle: { en: 'a'.repeat(301), bn: '' } }, ['subtitle']],
  ['has an empty description', { description: { en: '<p> </p>', bn: '' } }, ['description']],
  ['has an unknown category', { category: undefined }, ['category']],
  [
    'lacks everything',
    { title: { en: '', bn: '' }, category: undefined, carousel: [] },
    ['title', 'category', 'carousel'],
  ],
])('a freebie that %s', (_condition, change, fields) => {
  expect(findFaultyFields(change)).toEqual(fields);
});

it.each([
  ['https://www.youtube.com/watch?v=abc', true],
  ['https://youtu.be/abc', true],
  ['http://www.youtube.com/watch?v=abc', false],
  ['https://youtube.com.evil.test/watch', false],
  ['javascript:alert(1)//youtu.be', false],
  ['youtube', false],
])('%s is a YouTube URL: %p', (address, expected) => {
  expect(isYoutubeUrl(address)).toBe(expected);
});

it('scripts are removed, and a description with scripts only is empty', () => {
  const parsed = parseFreebie({
    ...draft,
    category: ' Guitar ',
    description: { en: '<script>alert(1)</script>', bn: '<p onclick="x()">ক</p>' },
    documents: [],
    carousel: ['one.webp'],
    id: '',
    hasDocuments: false,
    createdAt: undefined,
    version: 0,
  });
  expect(parsed).toMatchObject({ category: 'Guitar', description: { en: '', bn: '<p>ক</p>' } });
  expect(validateFreebie(parsed).map(({ field }) => field)).toEqual(['description']);
});
