import { findLargestDrop } from './largest-drop.ts';

const lessons = (...watched: number[]) => watched.map((count, at) => ({ _id: `l${at + 1}`, watched: count }));

it.each([
  ['the largest fall', 10, [9, 3, 2], 'l2'],
  ['the first lesson, compared with all students', 10, [2, 2, 1], 'l1'],
  ['the first of two equal falls', 10, [8, 6, 6], 'l1'],
  ['no fall', 3, [3, 3], undefined],
  ['a later lesson with more students is no fall', 2, [2, 5], undefined],
  ['no lessons', 4, [], undefined],
] as const)('%s', (_, students, watched, id) =>
  expect(findLargestDrop(students, lessons(...watched))).toBe(id),
);
