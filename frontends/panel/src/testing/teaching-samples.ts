import type { ApiSchemas } from '@sargam/kit';
import { sampleBuilder } from '@sargam/kit/testing';
import { buildCourseCard } from './samples.ts';

export const buildTaughtCourse = sampleBuilder<ApiSchemas['TaughtCourse']>({
  ...buildCourseCard(),
  submission: null,
  unsentChanges: false,
  saleCount: 12,
  earnings: 8775,
  students: 11,
  startedCount: 9,
  finishedCount: 3,
  lessons: 2,
  meanProgress: 55,
  pendingCertificates: 1,
});

type DropOff = { students: number; data: ApiSchemas['LessonDropOff'][] };

export const buildDropOff = sampleBuilder<DropOff>({
  students: 11,
  data: [
    { _id: 'l1', title: 'How to hold', started: 9, watched: 8 },
    { _id: 'l2', title: 'Travis picking', started: 6, watched: 3 },
  ],
});

export const buildTaughtCertificate = sampleBuilder<ApiSchemas['TaughtCertificateRequest']>({
  _id: 'a1',
  userName: 'Mitu Rahman',
  courseId: 'c1',
  courseName: 'First chords',
  state: 'pending',
  theory: null,
  practical: null,
  passed: false,
  lessonsWatched: 7,
  lessonsTotal: 8,
  appliedAt: '2026-11-20T06:00:00.000Z',
  providedAt: null,
  revokedAt: null,
  code: null,
  serial: null,
});
