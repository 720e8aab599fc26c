import type {
  Enrolment,
  FreeLesson,
  LessonStatus,
  Lesson as StoredLesson,
} from '@sargam/proto/learning/v1/learning';
import { instant } from '../../wire/instants.ts';
import { inLanguage, type Language } from '../../wire/language.ts';
import { tierWord } from '../../wire/tiers.ts';
import type { Access, FreeVideo, Lesson } from './course-wire.ts';

const statusWords: Readonly<Record<LessonStatus, Lesson['status']>> = {
  LESSON_STATUS_UNSPECIFIED: 'paid',
  LESSON_STATUS_OPEN: 'open',
  LESSON_STATUS_LOGIN: 'login',
  LESSON_STATUS_PAID: 'paid',
  UNRECOGNIZED: 'paid',
};

const statuses = {
  open: 'LESSON_STATUS_OPEN',
  login: 'LESSON_STATUS_LOGIN',
  paid: 'LESSON_STATUS_PAID',
} as const satisfies Record<Lesson['status'], LessonStatus>;

export const lessonStatusOf = (word: Lesson['status']): LessonStatus => statuses[word];

const sourceOf = ({ filename, signature }: StoredLesson): string | null =>
  signature === ''
    ? null
    : `/api/v1/video/${encodeURIComponent(filename)}?s=${encodeURIComponent(signature)}`;

export const toLesson = (lesson: StoredLesson, language: Language): Lesson => ({
  _id: lesson.id,
  title: inLanguage(lesson.title, language),
  originalname: inLanguage(lesson.title, language),
  status: statusWords[lesson.status],
  filename: lesson.filename,
  duration: lesson.durationSeconds,
  size: Number(lesson.sizeBytes),
  src: sourceOf(lesson),
  stoppedAt: lesson.stoppedAtSeconds,
  completed: lesson.completed,
});

export const toFreeVideo = ({ id, title, youtubeId }: FreeLesson, language: Language): FreeVideo => ({
  _id: id,
  title: inLanguage(title, language),
  path: `https://www.youtube.com/watch?v=${encodeURIComponent(youtubeId)}`,
});

export const toAccess = (enrolment: Enrolment | undefined): Access | null =>
  enrolment
    ? {
        tier: tierWord(enrolment.tier),
        startedAt: instant(enrolment.startedAt),
        endsAt: instant(enrolment.endsAt),
        active: enrolment.active,
      }
    : null;
