import type { Caller } from '@sargam/chassis/caller';
import { DomainError } from '@sargam/chassis/errors';
import { Course, CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import type { Instructor } from '@sargam/proto/catalogue/v1/instructors';
import type { ListLessonsResponse } from '@sargam/proto/learning/v1/learning';
import type { CourseSale } from '@sargam/proto/payouts/v1/analytics';
import { z } from 'zod';
import { field, flag, mapFields, orNull, type ResponseMapping, responseOf } from '../../api/response.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { InstructorCard } from '../cards/instructor-card.ts';
import { StudentCertificate } from './certificate-response.ts';
import { CourseCard, courseTexts } from './course-response.ts';
import { loadSellInfo, sellInfo } from './course-sell-info.ts';
import {
  Access,
  CertificateStateName,
  CourseFile,
  certificateStateName,
  FreeVideo,
  Lesson,
} from './lesson-response.ts';
import { ProposedPrices, SubmissionResponse } from './submission-response.ts';

const secondsPerHour = 3600;

/** Hours with one decimal, at least 0.1; undefined if a lesson has no length. */
export const computeHours = (
  lessons: readonly { readonly durationSeconds: number }[],
): string | undefined => {
  if (lessons.length === 0 || lessons.some(({ durationSeconds }) => durationSeconds === 0)) return undefined;
  const seconds = lessons.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  return String(Math.max(0.1, Math.round((seconds / secondsPerHour) * 10) / 10));
};

interface CourseParts {
  readonly course: Course;
  /** Undefined if learning did not answer in time; the page requests them again. */
  readonly lessons: ListLessonsResponse | undefined;
  readonly instructor: Instructor | undefined;
  readonly sales: readonly CourseSale[] | undefined;
}

const fromCard = mapFields(
  CourseCard.fields,
  ({ course }: CourseParts) => course.summary ?? CourseSummary.create(),
);
const fromTexts = mapFields(courseTexts, ({ course }: CourseParts) => course);

/** A list of the lessons' response; missing while lessons are unavailable. */
const lessonList = <I, S extends z.ZodType>(
  item: ResponseMapping<I, S>,
  read: (lessons: ListLessonsResponse) => readonly I[],
  advice = '',
) =>
  field(
    z
      .array(item.schema)
      .optional()
      .meta({ description: `Missing while lessons are unavailable${advice}` }),
    ({ lessons }: CourseParts, language) =>
      lessons && (read(lessons).map((value) => item.toResponse(value, language)) as never),
  );

export const CourseDetail = responseOf<CourseParts>('CourseDetail')({
  ...fromCard,
  ...fromTexts,
  courseHour: field(
    z.string().meta({ description: 'Computed from the lessons where all have a length (decision B42)' }),
    ({ course, lessons }, language) =>
      (language === 'both' ? undefined : computeHours(lessons?.lessons ?? [])) ?? course.courseHours,
  ),
  revisionSavedAt: field(
    z.iso.datetime().optional().meta({ description: 'For editors of a course with unpublished changes' }),
    ({ course }) => course.revisionSavedAt?.toISOString(),
  ),
  hasPublishedVersion: flag(
    ({ course }) => course.summary?.hasPublishedVersion === true,
    'Whether the course is or was on sale, so that its changes wait for an admin (decision B108)',
  ),
  submission: orNull(
    SubmissionResponse,
    ({ course }) => course.submission,
    'For editors; null if it was never sent',
  ),
  proposal: orNull(
    ProposedPrices,
    ({ course }) => course.proposal,
    'For editors: the prices that the instructor proposes',
  ),
  instructorProfile: orNull(InstructorCard, ({ instructor }) => instructor),
  lessonChanges: field(
    z.number().int().optional().meta({
      description:
        'Unpublished changes of lessons and files; for editors with revision=draft, if there are any',
    }),
    ({ lessons }) => lessons?.draft?.changeCount,
  ),
  lessonsReordered: field(
    z
      .boolean()
      .optional()
      .meta({ description: 'With lessonChanges: whether the published lessons have another order' }),
    ({ lessons }) => lessons?.draft?.reordered,
  ),
  videos: lessonList(Lesson, ({ lessons }) => lessons, '; request again'),
  freeVideos: lessonList(FreeVideo, ({ freeLessons }) => freeLessons),
  documents: lessonList(CourseFile, ({ documents }) => documents),
  access: field(
    Access.schema.nullable().optional(),
    ({ lessons }, language) =>
      lessons && (lessons.enrolment ? Access.toResponse(lessons.enrolment, language) : null),
  ),
  certificate: field(
    CertificateStateName.nullable()
      .optional()
      .meta({ description: "State of the caller's application; null if there is none" }),
    ({ lessons }) => lessons && certificateStateName(lessons.certificate),
  ),
  certificateApplication: orNull(
    StudentCertificate,
    ({ lessons }) => lessons?.certificateApplication,
    "The caller's application; null if there is none",
  ),
  sellInfo,
});

/** Unpublishing does not end access (decision C2): enrolled students still get the course summary. */
const loadCourse = async (
  { catalogue }: HandlerDeps,
  request: { readonly courseId: string; readonly withRevision: boolean },
  lessons: Promise<ListLessonsResponse | undefined>,
): Promise<Course> => {
  try {
    return await catalogue.getCourse(request);
  } catch (error) {
    const isNotFound = error instanceof DomainError && error.kind === 'not_found';
    if (!isNotFound || !(await lessons)?.enrolment) throw error;
    const [summary] = (await catalogue.getCourses({ courseIds: [request.courseId] })).courses;
    if (!summary) throw error;
    return Course.create({ summary });
  }
};

interface CourseResponse {
  readonly caller: Caller | undefined;
  readonly viewerSession: string;
  /** Lists archived lessons for editors. */
  readonly withArchived: boolean;
  /** Shows editors the course with its revision. */
  readonly withRevision: boolean;
}

/** Loads the course from catalogue and its lessons from learning (decision C4) in parallel. */
export const loadCourseParts = async (
  deps: HandlerDeps,
  courseId: string,
  { caller, viewerSession, withArchived, withRevision }: CourseResponse,
): Promise<CourseParts> => {
  const { learning, readPublicInstructor, callOptional } = deps;
  // A preview shows the lessons as a visitor sees them; an editor has access to all of them.
  const asVisitor = withRevision && !withArchived;
  const request = { courseId, viewerSession, withArchived, withDraft: withRevision, asVisitor };
  const pendingLessons = callOptional('lessons', (options) => learning.listLessons(request, options));
  const sales = withRevision ? undefined : loadSellInfo(deps, caller, courseId);
  const course = await loadCourse(deps, { courseId, withRevision }, pendingLessons);
  const instructorId = course.summary?.instructorId;
  const instructor = instructorId
    ? callOptional('instructor', () => readPublicInstructor(instructorId))
    : undefined;
  return { course, lessons: await pendingLessons, instructor: await instructor, sales: await sales };
};
