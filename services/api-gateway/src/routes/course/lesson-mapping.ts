import type { CertificateState } from '@sargam/proto/learning/v1/certificates';
import type { CourseDocument } from '@sargam/proto/learning/v1/documents';
import type {
  Enrolment,
  FreeLesson,
  LessonStatus,
  Lesson as StoredLesson,
} from '@sargam/proto/learning/v1/learning';
import { enumWords } from '../../wire/enum-words.ts';
import { type Language, localize } from '../../wire/language.ts';
import { toIsoInstant } from '../../wire/schemas.ts';
import { tierWord } from '../../wire/tiers.ts';
import type { Access, CourseDetail, CourseFile, FreeVideo, Lesson } from './course-wire.ts';

const lessonStatuses = enumWords<LessonStatus, Lesson['status']>()({
  LESSON_STATUS_OPEN: 'open',
  LESSON_STATUS_LOGIN: 'login',
  LESSON_STATUS_PAID: 'paid',
});

export const toLessonStatus = (word: Lesson['status']): LessonStatus => lessonStatuses.valueOf(word);

const certificateWords: Readonly<Record<CertificateState, CourseDetail['certificate']>> = {
  CERTIFICATE_STATE_UNSPECIFIED: null,
  CERTIFICATE_STATE_PENDING: 'pending',
  CERTIFICATE_STATE_PROVIDED: 'provided',
  UNRECOGNIZED: null,
};

export const toCertificate = (state: CertificateState): CourseDetail['certificate'] =>
  certificateWords[state];

/** The signed path of a file; null for callers without access. */
const signedPath = (
  path: string,
  { filename, signature }: Pick<StoredLesson, 'filename' | 'signature'>,
): string | null =>
  signature === ''
    ? null
    : `/api/v1/${path}/${encodeURIComponent(filename)}?s=${encodeURIComponent(signature)}`;

export const toCourseFile = (document: CourseDocument): CourseFile => ({
  _id: document.id,
  name: document.name,
  size: Number(document.sizeBytes),
  src: signedPath('course/file', document),
});

export const toLesson = (lesson: StoredLesson, language: Language): Lesson => ({
  _id: lesson.id,
  title: localize(lesson.title, language),
  originalname: localize(lesson.title, language),
  status: lessonStatuses.findWord(lesson.status) ?? 'paid',
  filename: lesson.filename,
  duration: lesson.durationSeconds,
  size: Number(lesson.sizeBytes),
  src: signedPath('video', lesson),
  stoppedAt: lesson.positionSeconds,
  completed: lesson.completed,
});

export const toFreeVideo = ({ id, title, youtubeId }: FreeLesson, language: Language): FreeVideo => ({
  _id: id,
  title: localize(title, language),
  path: `https://www.youtube.com/watch?v=${encodeURIComponent(youtubeId)}`,
});

export const toAccess = (enrolment: Enrolment | undefined): Access | null =>
  enrolment
    ? {
        tier: tierWord(enrolment.tier),
        startedAt: toIsoInstant(enrolment.startedAt),
        endsAt: toIsoInstant(enrolment.endsAt),
        active: enrolment.active,
      }
    : null;
