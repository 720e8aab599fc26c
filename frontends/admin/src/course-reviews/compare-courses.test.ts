import { buildCourseDetail } from '@sargam/kit/testing';
import { compareCourses } from './compare-courses.ts';

const published = buildCourseDetail({
  title: 'First chords',
  titleBn: 'প্রথম কর্ড',
  topic: ['Open chords', 'Rhythm'],
  topicBn: ['খোলা কর্ড', 'ছন্দ'],
  thumbnail: '/picture/a',
  price: 1500,
  oldPrice: 2000,
  validity: 30,
  priceGold: { price: 2500, oldPrice: 0, validity: 90 },
});
type Detail = typeof published;
const changesOf = (changed: Partial<Detail>) => compareCourses(published, { ...published, ...changed });
const text = (value: string) => ({ kind: 'text', text: value });

it('a revision without a change changes no field', () => {
  expect(changesOf({ revisionSavedAt: '2026-11-21T06:00:00.000Z', version: 9 })).toEqual([]);
});

it.each<[string, Partial<Detail>, object]>([
  [
    'the English title',
    { title: 'First songs' },
    {
      label: 'admin.course_form.title',
      language: 'en',
      before: text('First chords'),
      after: text('First songs'),
    },
  ],
  [
    'a removed Bengali title',
    { titleBn: '' },
    {
      label: 'admin.course_form.title',
      language: 'bn',
      before: text('প্রথম কর্ড'),
      after: undefined,
    },
  ],
  [
    'the order of a list',
    { topic: ['Rhythm', 'Open chords'] },
    {
      label: 'admin.course_form.topic',
      language: 'en',
      before: { kind: 'list', items: ['Open chords', 'Rhythm'] },
      after: { kind: 'list', items: ['Rhythm', 'Open chords'] },
    },
  ],
  [
    'the level',
    { courseType: 'advanced' },
    {
      label: 'admin.course_form.courseType',
      before: { kind: 'key', text: 'kit.level.beginner' },
      after: { kind: 'key', text: 'kit.level.advanced' },
    },
  ],
  [
    'a new banner',
    { banner: '/picture/b' },
    {
      label: 'admin.course_form.banner',
      before: undefined,
      after: { kind: 'picture', text: '/picture/b' },
    },
  ],
  [
    'the courses of a bundle',
    { bundleCourses: ['c2'] },
    {
      label: 'admin.course_form.bundle',
      before: undefined,
      after: { kind: 'courses', items: ['c2'] },
    },
  ],
])('%s is one changed field', (_, changed, expected) => {
  expect(changesOf(changed)).toEqual([expected]);
});

it('compares with the prices that the instructor proposes; an offer without a price does not exist', () => {
  const proposal = {
    price: 1800,
    oldPrice: 2000,
    validity: 30,
    priceGold: { price: 0, oldPrice: 0, validity: 90 },
  };
  const gold = 'kit.tier.gold';
  expect(
    changesOf({ proposal }).map(({ label, offer, before, after }) => [label, offer, before, after]),
  ).toEqual([
    [
      'admin.course_form.price',
      'admin.course_form.standard',
      { kind: 'money', amount: 1500 },
      { kind: 'money', amount: 1800 },
    ],
    ['admin.course_form.price', gold, { kind: 'money', amount: 2500 }, undefined],
    ['admin.course_form.validity', gold, { kind: 'days', amount: 90 }, undefined],
  ]);
});

it('prices of the revision count where the instructor proposes none', () => {
  expect(changesOf({ validity: 60 })).toEqual([
    {
      label: 'admin.course_form.validity',
      offer: 'admin.course_form.standard',
      before: { kind: 'days', amount: 30 },
      after: { kind: 'days', amount: 60 },
    },
  ]);
});

it('of a course that was never published each field with a value is new', () => {
  const changes = compareCourses(undefined, published);
  expect(changes.every(({ before, after }) => before === undefined && after !== undefined)).toBe(true);
  expect(changes).toContainEqual({
    label: 'admin.course_form.title',
    language: 'en',
    before: undefined,
    after: text('First chords'),
  });
  expect(changes.map(({ label }) => label)).not.toContain('admin.course_form.desc');
});
