import type { Course } from '../courses/course.ts';
import type { Instructor } from '../instructors/instructor.ts';
import type { LocalizedText } from '../localized-text.ts';

export const localized = (en: string, bn = ''): LocalizedText => ({ en, bn });

export const buildCourse = (change: Partial<Course> = {}): Course => ({
  id: 'c1',
  title: localized('Fingerstyle'),
  subtitle: localized('Six strings'),
  description: localized('long'),
  topics: [],
  requirements: [],
  whoFor: [],
  category: 'Guitar',
  level: 'beginner',
  instructorId: 'i1',
  courseHours: '',
  teachingLanguage: '',
  thumbnail: '',
  banner: '',
  standard: { price: 100n, oldPrice: 0n, validityDays: 30 },
  tiers: {},
  bundle: [],
  published: true,
  featured: false,
  sold: 0,
  soldChanges: 0,
  createdAt: new Date(0),
  version: 1,
  ...change,
});

export const buildInstructor = (change: Partial<Instructor> = {}): Instructor => ({
  id: 'i1',
  name: localized('Mitu Rahman', 'মিতু রহমান'),
  bio: localized('Plays.'),
  band: 'Matra',
  photo: '',
  banner: '',
  sharePercent: 60,
  published: true,
  featured: false,
  createdAt: new Date(0),
  version: 1,
  ...change,
});
