import type { CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import type { OwnSubmission } from '@sargam/proto/catalogue/v1/submissions';
import type { CourseDraft } from '@sargam/proto/learning/v1/drafts';
import type {
  CourseProgress,
  LessonProgress,
  ListLessonProgressResponse,
} from '@sargam/proto/learning/v1/teaching';
import type { CourseTotals } from '@sargam/proto/payouts/v1/analytics';
import { z } from 'zod';
import { each, field, integer, listOf, localized, mapFields, responseOf, text } from '../../api/response.ts';
import { toTaka } from '../../api/taka.ts';
import { CourseCard } from '../course/course-response.ts';
import { ownSubmissionFields } from '../course/submission-response.ts';

/** A course with the numbers of payouts and of learning. Each is undefined while its service is unavailable. */
export interface TaughtCourse {
  readonly course: CourseSummary;
  /** Undefined for a course that catalogue does not list yet. */
  readonly own: OwnSubmission | undefined;
  readonly draft: CourseDraft | undefined;
  readonly totals: CourseTotals | undefined;
  readonly progress: CourseProgress | undefined;
}

const unavailable = 'Null while the service with the numbers is unavailable';
const Count = z.number().int().nullable().meta({ description: unavailable });
const Amount = z.number().nullable().meta({ description: unavailable });

/** The mean part of the lessons that a student has watched, in percent. */
const meanProgress = ({ students, lessons, watched }: CourseProgress): number =>
  students * lessons === 0 ? 0 : Math.round((watched / (students * lessons)) * 100);

const fromProgress = (read: (progress: CourseProgress) => number) =>
  field(Count, ({ progress }: TaughtCourse) => (progress ? read(progress) : null));

const Taught = responseOf<TaughtCourse>('TaughtCourse')({
  ...mapFields(CourseCard.fields, ({ course }: TaughtCourse) => course),
  ...mapFields(ownSubmissionFields, (taught: TaughtCourse) => taught),
  saleCount: field(Count, ({ totals }) => totals?.saleCount ?? null),
  earnings: field(Amount, ({ totals }) => (totals ? toTaka(totals.earningsPoisha) : null)),
  students: fromProgress((progress) => progress.students),
  startedCount: fromProgress((progress) => progress.started),
  finishedCount: fromProgress((progress) => progress.finished),
  lessons: fromProgress((progress) => progress.lessons),
  meanProgress: fromProgress(meanProgress),
  pendingCertificates: fromProgress((progress) => progress.pendingCertificates),
});

export const TaughtCourses = listOf(Taught, 'courses');

const LessonDropOff = responseOf<LessonProgress>('LessonDropOff')({
  _id: text((lesson) => lesson.lessonId),
  title: localized((lesson) => lesson.title),
  started: integer((lesson) => lesson.started, 'Students who began the lesson'),
  watched: integer((lesson) => lesson.watched, 'Students who watched it'),
});

export const DropOff = responseOf<ListLessonProgressResponse>('DropOff')({
  students: integer((progress) => progress.students, 'Students of the course without refunded ones'),
  data: each(LessonDropOff, (progress) => progress.lessons, 'In the order of the course'),
});
