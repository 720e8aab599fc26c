import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { CatalogueServiceImplementation } from '@sargam/proto/catalogue/v1/catalogue';
import { findMissingItem, listChecklist } from '../courses/checklist.ts';
import { type Course, withoutSale } from '../courses/course.ts';
import { courseEditors, mayEditCourseOf } from '../courses/course-editor.ts';
import { discardRevision, isRevised, publishRevision } from '../courses/course-revision.ts';
import { decideIfSent, takeBackIfSent, withProposedPrices } from '../courses/submission.ts';
import type { Deps } from '../deps.ts';
import { requireVersion } from '../versioned-store.ts';
import {
  changeCourse,
  contentTime,
  courseNotFound,
  isInstructorHidden,
  requireDecidedVersion,
  requireNoHiddenLessons,
  requireNotWaiting,
  requireOutsideOfBundles,
  toEditorsCourse,
} from './course-changes.ts';

const admins = { roles: ['admin'] };

/** The code of a rejected publication for each missing item of the checklist. */
const rejectionCodes: Readonly<Record<string, string>> = {
  offer: 'course-has-no-price',
  lesson: 'course-has-no-lesson',
  'bundle-courses': 'bundle-has-no-courses',
  'instructor-published': 'instructor-unpublished',
};

const checklistOf = (deps: Deps, course: Course, lessonCount: number) =>
  listChecklist(course, {
    lessonCount,
    isInstructorPublished: !isInstructorHidden(deps, course),
    isSingleCourse: (id) => deps.readModel.findCourse(id)?.bundle.length === 0,
  });

/** @param optional names of required items that do not count */
export const requireComplete = (
  deps: Deps,
  course: Course,
  lessonCount: number,
  optional: readonly string[] = [],
): void => {
  const items = checklistOf(deps, course, lessonCount);
  const missing = findMissingItem(items.filter(({ name }) => !optional.includes(name)));
  if (!missing) return;
  const code = rejectionCodes[missing.name] ?? 'course-incomplete';
  throw domainError.precondition(code, 'published Rejected!!', { missing: missing.name });
};

type Context = Parameters<typeof requireCaller>[0];

/** The course of the store, for a caller who may edit it. */
const findEditable = async (deps: Deps, context: Context, courseId: string): Promise<Course> => {
  const caller = requireCaller(context, courseEditors);
  const course = await deps.courses.find(courseId);
  if (!course || !mayEditCourseOf(course.instructorId, caller)) throw courseNotFound();
  return course;
};

export const coursePublicationHandlers = (deps: Deps) =>
  ({
    getCourseChecklist: async ({ courseId, lessonCount }, context) => {
      const course = await findEditable(deps, context, courseId);
      // An instructor sends the course with proposed prices, and an admin sets prices.
      const isInstructor = requireCaller(context).roles.includes('instructor');
      const checked = isInstructor ? withProposedPrices(course) : course;
      return { items: [...checklistOf(deps, checked, lessonCount)] };
    },

    publishCourse: async (request, context) => {
      requireCaller(context, admins);
      const { courseId, published, basedOnVersion, lessonCount, lessonDraft } = request;
      return changeCourse(deps, 'PublishCourse', courseId, (current) => {
        if (!published) {
          requireVersion(current, basedOnVersion);
          return withoutSale(current);
        }
        requireDecidedVersion(current, basedOnVersion);
        requireComplete(deps, current, lessonCount);
        const decides = !current.published && !isRevised(current, lessonDraft);
        return decides ? decideIfSent({ ...current, published }, deps.clock()) : { ...current, published };
      });
    },

    publishRevision: async (request, context) => {
      requireCaller(context, admins);
      const { courseId, basedOnVersion, lessonCount, paidLessonCount, lessonDraft } = request;
      return changeCourse(deps, 'PublishRevision', courseId, (current) => {
        requireDecidedVersion(current, basedOnVersion);
        const next = publishRevision(current, lessonDraft);
        requireNoHiddenLessons(current, next, paidLessonCount);
        requireOutsideOfBundles(deps, current, next);
        if (next.published) requireComplete(deps, next, lessonCount);
        return decideIfSent({ ...next, ...contentTime(deps, current, next) }, deps.clock());
      });
    },

    discardRevision: async ({ courseId, basedOnVersion, lessonDraft }, context) => {
      const course = await findEditable(deps, context, courseId);
      if (!isRevised(course, lessonDraft)) return toEditorsCourse(deps, course);
      // Discarding the changes of a waiting course takes it back, which only its instructor and admins may (decision B76).
      const { roles } = requireCaller(context);
      const mayTakeBack = roles.includes('instructor') || roles.includes('admin');
      return changeCourse(deps, 'DiscardRevision', courseId, (current) => {
        requireVersion(current, basedOnVersion);
        if (!mayTakeBack) requireNotWaiting(current);
        return takeBackIfSent(discardRevision(current, lessonDraft), deps.clock());
      });
    },
  }) satisfies Partial<CatalogueServiceImplementation>;
