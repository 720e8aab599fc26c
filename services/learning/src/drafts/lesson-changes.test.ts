import type { LessonRow, LessonWithCaptions } from '../lessons/lesson-store.ts';
import {
  findChange,
  inOrder,
  isReordered,
  mergeChanges,
  parseChanges,
  toStoredChanges,
  withChanges,
  withoutPublished,
} from './lesson-changes.ts';

const title = (en: string) => ({ en, bn: '' });
const published = {
  id: 'l1',
  title: title('Waltz'),
  size_bytes: 5n,
  tempo_bpm: null,
  archived_at: null,
  caption_languages: ['en'],
} as unknown as LessonWithCaptions;
const archived = { ...published, archived_at: new Date(0) } as LessonRow;
const now = new Date('2026-11-21T04:30:00Z');

it.each([
  ['a changed title is a change', published, { title: title('Song') }, 'changed'],
  ['the published title is no change', published, { title: title('Waltz') }, undefined],
  ['another video is a change', published, { size_bytes: 6n }, 'changed'],
  ['captions are a change', published, { captions: { bn: '' } }, 'changed'],
  [
    'a removed lesson is removed, also with other changes',
    published,
    { removed: true, tempo_bpm: 90 },
    'removed',
  ],
  ['a lesson that is shown again is no change', published, { removed: false }, undefined],
  ['an archived lesson that is shown is new', archived, { removed: false }, 'new'],
  ['a change of an archived lesson is no change', archived, { title: title('Song') }, undefined],
  ['a removed archived lesson is no change', archived, { removed: true }, undefined],
] as const)('%s', (_, lesson, changes, expected) => {
  expect(findChange(lesson, changes)).toBe(expected);
});

it('a later edit keeps the other fields and the captions of the other language', () => {
  const earlier = { title: title('Song'), tempo_bpm: 90, captions: { en: 'a' } };
  const later = { tempo_bpm: null, captions: { bn: 'b' } };
  expect(mergeChanges(earlier, later)).toEqual({
    title: title('Song'),
    tempo_bpm: null,
    captions: { en: 'a', bn: 'b' },
  });
  expect(mergeChanges({}, { removed: true })).toEqual({ removed: true });
});

it.each([
  ['published fields are left out', { tempo_bpm: 90, title: { bn: '', en: 'Song' } }, {}],
  ['other values stay', { tempo_bpm: 80, metre: '4/4' }, { tempo_bpm: 90, title: title('Song') }],
] as const)('of a later draft %s', (_, published, expected) => {
  expect(withoutPublished({ tempo_bpm: 90, title: title('Song') }, published)).toEqual(expected);
});

it('of a later draft other captions and a removal stay', () => {
  const later = { captions: { en: 'a', bn: 'b' }, removed: true };
  expect(withoutPublished(later, { captions: { en: 'a' }, removed: true })).toEqual({
    captions: { bn: 'b' },
    removed: true,
  });
});

it('changes are the same after they are stored as JSON', () => {
  const changes = { size_bytes: 2n ** 60n, title: title('Song'), removed: false };
  expect(parseChanges(JSON.parse(JSON.stringify(toStoredChanges(changes))))).toEqual(changes);
});

it('a lesson with its changes has the new values, languages and state', () => {
  const shown = withChanges(published, { tempo_bpm: 90, captions: { en: '', bn: 'b' }, removed: true }, now);
  expect(shown).toMatchObject({
    title: title('Waltz'),
    tempo_bpm: 90,
    caption_languages: ['bn'],
    archived_at: now,
  });
  expect(withChanges(published, {}, now)).toEqual(published);
});

it('an order is compared without new and removed lessons, and lessons without a place come last', () => {
  expect(isReordered(['a', 'b', 'c'], ['a', 'new', 'c'])).toBe(false);
  expect(isReordered(['a', 'b', 'c'], ['c', 'a'])).toBe(true);
  const lessons = ['a', 'b', 'c'].map((id) => ({ id }));
  expect(inOrder(lessons, ['c', 'gone', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(inOrder(lessons, undefined)).toBe(lessons);
});
