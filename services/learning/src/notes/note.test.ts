import { validateNote } from './note.ts';

const note = { id: 'one', lessonId: 'l1', seconds: 12, content: 'Thumb first' };
const fieldsOf = (change: Partial<typeof note>): string[] =>
  validateNote({ ...note, ...change }, 60).map(({ field }) => field);

it.each([
  ['a valid note', {}, []],
  ['a bookmark', { content: '' }, []],
  ['a Bengali text of 500 letters', { content: 'ক'.repeat(500) }, []],
  ['a text of 501 letters', { content: 'a'.repeat(501) }, ['text']],
  ['no id', { id: '' }, ['id']],
  ['the last second', { seconds: 60 }, []],
  ['a second behind the video', { seconds: 61 }, ['seconds']],
])('%s', (_, change, fields) => expect(fieldsOf(change)).toEqual(fields));

it('a note of a video without a known length has no limit', () => {
  expect(validateNote({ ...note, seconds: 9_999 }, 0)).toEqual([]);
});
