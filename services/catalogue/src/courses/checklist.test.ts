import { buildCourse } from '../testing/samples.ts';
import { findMissingItem, listChecklist } from './checklist.ts';
import type { Course } from './course.ts';

const around = {
  lessonCount: 1,
  isInstructorPublished: true,
  isSingleCourse: (id: string) => id.startsWith('c'),
};
const findMissing = (course: Partial<Course>, change: Partial<typeof around> = {}) =>
  findMissingItem(listChecklist(buildCourse(course), { ...around, ...change }))?.name;

it.each<[string, Partial<Course>, Partial<typeof around>, string | undefined]>([
  ['is complete', {}, {}, undefined],
  ['has no title', { title: { en: '', bn: 'শিরোনাম' } }, {}, 'title'],
  ['has no subtitle', { subtitle: { en: '', bn: 'উপশিরোনাম' } }, {}, 'subtitle'],
  ['has no description', { description: { en: '<p> </p>', bn: '' } }, {}, 'description'],
  ['has no price', { standard: { price: 0n, oldPrice: 0n, validityDays: 0 } }, {}, 'offer'],
  ['has no lesson', {}, { lessonCount: 0 }, 'lesson'],
  ['is a bundle without lessons', { bundle: ['c2', 'c3'] }, { lessonCount: 0 }, undefined],
  ['is a bundle with an unknown course', { bundle: ['c1', 'gone'] }, {}, 'bundle-courses'],
  ['is a bundle of itself', { id: 'c1', bundle: ['c2', 'c1'] }, {}, 'bundle-courses'],
  ['has an unpublished instructor', {}, { isInstructorPublished: false }, 'instructor-published'],
])('a course that %s', (_condition, course, change, missing) => {
  expect(findMissing(course, change)).toBe(missing);
});

it('pictures and Bengali texts are recommended only', () => {
  const items = listChecklist(buildCourse(), around).filter(({ done }) => !done);
  expect(items.map(({ name, required }) => [name, required])).toEqual([
    ['thumbnail', false],
    ['banner', false],
    ['bengali', false],
  ]);
});
