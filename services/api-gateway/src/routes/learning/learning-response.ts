import type { CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import type { CertificateApplication } from '@sargam/proto/learning/v1/certificates';
import type { Enrolment } from '@sargam/proto/learning/v1/enrolments';
import type { Lesson } from '@sargam/proto/learning/v1/learning';
import { z } from 'zod';
import {
  field,
  flag,
  instant,
  instantOrNull,
  integer,
  localized,
  mapFields,
  orNull,
  responseOf,
  text,
} from '../../api/response.ts';
import { Id } from '../../api/schemas.ts';
import { Tier, tierName } from '../../api/tiers.ts';
import { StudentCertificate } from '../course/certificate-response.ts';
import { CourseCard } from '../course/course-response.ts';

/** An enrolment with its course, and the course's lessons if they were loaded. */
export interface EnrolledCourse {
  readonly enrolment: Enrolment;
  readonly course: CourseSummary;
  readonly lessons: readonly Lesson[];
  /** The student's application for the certificate of the course. */
  readonly certificate: CertificateApplication | undefined;
}

/** One lesson of the course; null if the course has none to study. */
const lessonOf = (readId: (enrolment: Enrolment) => string, description: string) => {
  const lesson = responseOf<EnrolledCourse>()({
    _id: text(({ enrolment }) => readId(enrolment)),
    title: localized(
      ({ enrolment, lessons }) => lessons.find(({ id }) => id === readId(enrolment))?.title,
      'Empty while lessons are unavailable',
    ),
  });
  return orNull(
    lesson,
    (enrolled: EnrolledCourse) => (readId(enrolled.enrolment) === '' ? undefined : enrolled),
    description,
  );
};

export const ClassroomCourse = responseOf<EnrolledCourse>('ClassroomCourse')({
  ...mapFields(CourseCard.fields, ({ course }: EnrolledCourse) => course),
  tier: field(Tier, ({ enrolment }) => tierName(enrolment.tier)),
  endsAt: instant(({ enrolment }) => enrolment.endsAt),
  startedAt: instant(({ enrolment }) => enrolment.startedAt),
  active: flag(({ enrolment }) => enrolment.active),
  lessonsTotal: integer(({ enrolment }) => enrolment.lessonsTotal),
  lessonsCompleted: integer(({ enrolment }) => enrolment.lessonsCompleted),
  lessonsWatched: integer(
    ({ enrolment }) => enrolment.lessonsWatched,
    'Without those marked by hand: for the certificate and for reviews',
  ),
  certificate: orNull(StudentCertificate, ({ certificate }) => certificate, 'Null before an application'),
  nextLesson: lessonOf(({ nextLessonId }) => nextLessonId, 'The first lesson that is not completed'),
  resumeLesson: lessonOf(
    ({ resumeLessonId }) => resumeLessonId,
    'The lesson in which the student was last, if it is not completed; otherwise as nextLesson',
  ),
  studiedAt: instantOrNull(({ enrolment }) => enrolment.studiedAt, 'The time of the last saved position'),
});

export const Position = z
  .object({ lesson: Id, seconds: z.number().min(0).max(86_400).transform(Math.floor) })
  .meta({ id: 'Position' });
