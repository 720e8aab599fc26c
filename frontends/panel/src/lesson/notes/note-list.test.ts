import { findNotes, groupNotes, toNotesText } from './note-list.ts';
import type { Note } from './useNotes.ts';

const note = (id: string, lesson: string, text: string, seconds = 5): Note => ({
  id,
  lesson,
  lessonTitle: lesson === 'l1' ? 'Picking' : 'তালের লেসন',
  seconds,
  text,
  createdAt: '2026-11-21T04:30:00.000Z',
});
const notes = [
  note('1', 'l1', 'Thumb first'),
  note('2', 'l1', ''),
  note('3', 'l2', 'এখানে থামুন, thumb', 72),
  // য় as one character and as two.
  note('4', 'l2', 'সম\u09df'),
];
const idsOf = (search: string): string =>
  findNotes(notes, search)
    .map(({ id }) => id)
    .join('');

it.each([
  ['', '1234'],
  ['THUMB', '13'],
  ['thumb  first', '1'],
  ['picking', '12'],
  ['থামুন', '3'],
  ['সম\u09af\u09bc', '4'],
  ['drums', ''],
])('the search "%s" finds %s', (search, ids) => expect(idsOf(search)).toBe(ids));

it('the current lesson is the first group, and the others stay in their order', () => {
  expect(groupNotes(notes).map(({ lesson }) => lesson)).toEqual(['l1', 'l2']);
  expect(groupNotes(notes, 'l2').map(({ lesson }) => lesson)).toEqual(['l2', 'l1']);
  expect(groupNotes([], 'l2')).toEqual([]);
});

it('the exported text has a heading per lesson and a line per note', () => {
  const text = toNotesText(notes.slice(0, 3), {
    course: 'Guitar',
    bookmark: 'Bookmark',
    clock: (seconds) => `0:${seconds}`,
  });
  expect(text).toBe(
    'Guitar\n\nPicking\n0:5  Thumb first\n0:5  Bookmark\n\nতালের লেসন\n0:72  এখানে থামুন, thumb\n\n',
  );
});
