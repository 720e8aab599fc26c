import type { Course } from '../courses/course.ts';
import { createCourseIndex } from './course-index.ts';
import { fold } from './fold.ts';

const words = (en: string, bn: string) => ({ en, bn });
const course = (id: string, title: { en: string; bn: string }, category: Course['category']): Course => ({
  id,
  title,
  subtitle: words('', ''),
  description: words('', ''),
  topics: [],
  requirements: [],
  whoFor: [],
  category,
  level: 'beginner',
  instructorId: 'i1',
  courseHours: '',
  thumbnail: '',
  banner: '',
  standard: { price: 1n, oldPrice: 0n, validityDays: 30 },
  tiers: {},
  bundle: [],
  published: true,
  featured: false,
  sold: 0,
  soldChanges: 0,
  createdAt: new Date(0),
  version: 1,
});

const index = createCourseIndex();
index.put(course('guitar', words('First chords', 'প্রথম কর্ড'), 'Guitar'), words('Mitu Rahman', 'মিতু রহমান'));
index.put(course('piano', words('Both hands', 'দুই হাতে'), 'Piano & Keyboard'), words('Arnob Das', 'অর্ণব দাস'));
index.put(course('baul', words('Baul songs', 'বাউল গান'), 'Guitar'), words('Mitu Rahman', 'মিতু রহমান'));

it.each([
  ['chord', 'guitar'],
  ['কর্ড', 'guitar'],
  ['kord', 'guitar'],
  ['বাউল', 'baul'],
  ['bawul', 'baul'],
  ['arnob', 'piano'],
  ['অর্নব', 'piano'],
  ['begginer hands', 'piano'],
])('finds by %s the course %s', (query, id) => {
  expect(index.search(query)[0]).toBe(id);
});

it('finds every guitar course by the ways guitar is typed', () => {
  for (const query of ['guitar', 'gitar', 'গিটার', 'গীটার']) {
    expect([...index.search(query)].sort()).toEqual(['baul', 'guitar']);
  }
});

it('finds nothing for what is not there', () => {
  expect(index.search('saxophone quantum')).toEqual([]);
});

it('folds what sounds the same into one', () => {
  expect(fold('গীটার')).toBe(fold('গিটার'));
  expect(fold('ড্রামস্')).toBe(fold('ড্রামস'));
  expect(fold('Bhatiali')).toBe(fold('vatiali'));
});
