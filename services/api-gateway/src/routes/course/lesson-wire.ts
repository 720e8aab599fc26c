import type { CertificateState } from '@sargam/proto/learning/v1/certificates';
import type { CourseDocument } from '@sargam/proto/learning/v1/documents';
import type {
  Enrolment,
  FreeLesson,
  LessonStatus,
  Lesson as StoredLesson,
} from '@sargam/proto/learning/v1/learning';
import { z } from 'zod';
import { enumNames } from '../../wire/enum-names.ts';
import { Tier, tierName } from '../../wire/tiers.ts';
import { field, flag, instant, integer, localized, text, view } from '../../wire/view.ts';

const lessonStatuses = enumNames<LessonStatus>()(
  { LESSON_STATUS_OPEN: 'open', LESSON_STATUS_LOGIN: 'login', LESSON_STATUS_PAID: 'paid' },
  'paid',
);
export const LessonStatusName = lessonStatuses.schema;
export const toLessonStatus = lessonStatuses.valueOf;

const certificateStates = enumNames<CertificateState>()(
  { CERTIFICATE_STATE_PENDING: 'pending', CERTIFICATE_STATE_PROVIDED: 'provided' },
  null,
);
export const CertificateStateName = certificateStates.schema;
export const certificateStateName = certificateStates.nameOf;

interface SignedFile {
  readonly filename: string;
  readonly signature: string;
}

/** The signed path of a file; null for callers without access. */
const signedPath = (path: string, unsigned: string) =>
  field(
    z
      .string()
      .nullable()
      .meta({ description: `Signed path, valid for this browser only; null ${unsigned}` }),
    ({ filename, signature }: SignedFile) =>
      signature === ''
        ? null
        : `/api/v1/${path}/${encodeURIComponent(filename)}?s=${encodeURIComponent(signature)}`,
  );

export const Lesson = view<StoredLesson>('Lesson')({
  _id: text((lesson) => lesson.id),
  title: localized((lesson) => lesson.title),
  originalname: localized((lesson) => lesson.title),
  status: field(LessonStatusName, (lesson) => lessonStatuses.nameOf(lesson.status)),
  filename: text((lesson) => lesson.filename),
  duration: integer((lesson) => lesson.durationSeconds, 'Seconds'),
  size: integer((lesson) => Number(lesson.sizeBytes), 'Bytes'),
  src: signedPath('video', 'while locked'),
  stoppedAt: integer((lesson) => lesson.positionSeconds),
  completed: flag((lesson) => lesson.completed),
});

export const FreeVideo = view<FreeLesson>(
  'FreeVideo',
  'A free lesson, hosted at YouTube',
)({
  _id: text((lesson) => lesson.id),
  title: localized((lesson) => lesson.title),
  path: text(
    ({ youtubeId }) => `https://www.youtube.com/watch?v=${encodeURIComponent(youtubeId)}`,
    'YouTube address',
  ),
});

export const CourseFile = view<CourseDocument>(
  'CourseFile',
  'A PDF of the course',
)({
  _id: text((document) => document.id),
  name: text((document) => document.name),
  size: integer((document) => Number(document.sizeBytes), 'Bytes'),
  src: signedPath('course/file', 'without access to the course'),
});

export const Access = view<Enrolment>('Access')({
  tier: field(Tier, (enrolment) => tierName(enrolment.tier)),
  startedAt: instant((enrolment) => enrolment.startedAt),
  endsAt: instant((enrolment) => enrolment.endsAt),
  active: flag((enrolment) => enrolment.active),
});
