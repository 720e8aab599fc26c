import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { CatalogueServiceImplementation } from '@sargam/proto/catalogue/v1/catalogue';
import { findMissingItem, listChecklist } from '../courses/checklist.ts';
import type { Course } from '../courses/course.ts';
import { mayEditCourseOf } from '../courses/course-editor.ts';
import { publishRevision } from '../courses/course-revision.ts';
import type { Deps } from '../deps.ts';
import { requireVersion } from '../versioned-store.ts';
import {
  changeCourse,
  contentTime,
  courseNotFound,
  isInstructorHidden,
  requireNoHiddenLessons,
  requireOutsideOfBundles,
  toEditorsCourse,
} from './course-changes.ts';

const admins = { roles: ['admin'] };
const editors = { roles: ['admin', 'content'] };

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

const requireComplete = (deps: Deps, course: Course, lessonCount: number): void => {
  const missing = findMissingItem(checklistOf(deps, course, lessonCount));
  if (!missing) return;
  const code = rejectionCodes[missing.name] ?? 'course-incomplete';
  throw domainError.precondition(code, 'published Rejected!!', { missing: missing.name });
};

type Context = Parameters<typeof requireCaller>[0];

const findEditable = async (deps: Deps, context: Context, courseId: string): Promise<Course> => {
  const caller = requireCaller(context, editors);
  const course = await deps.courses.find(courseId);
  if (!course || !mayEditCourseOf(course.instructorId, caller)) throw courseNotFound();
  return course;
};

export const coursePublicationCalls = (deps: Deps) =>
  ({
    getCourseChecklist: async ({ courseId, lessonCount }, context) => {
      const course = await findEditable(deps, context, courseId);
      return { items: [...checklistOf(deps, course, lessonCount)] };
    },

    publishCourse: async ({ courseId, published, basedOnVersion, lessonCount }, context) => {
      requireCaller(context, admins);
      return changeCourse(deps, 'PublishCourse', courseId, (current) => {
        requireVersion(current, basedOnVersion);
        if (published) requireComplete(deps, current, lessonCount);
        return { ...current, published };
      });
    },

    publishRevision: async ({ courseId, basedOnVersion, lessonCount, paidLessonCount }, context) => {
      requireCaller(context, admins);
      return changeCourse(deps, 'PublishRevision', courseId, (current) => {
        requireVersion(current, basedOnVersion);
        const next = publishRevision(current);
        requireNoHiddenLessons(current, next, paidLessonCount);
        requireOutsideOfBundles(deps, current, next);
        if (next.published) requireComplete(deps, next, lessonCount);
        return { ...next, ...contentTime(deps, current, next) };
      });
    },

    discardRevision: async ({ courseId, basedOnVersion }, context) => {
      const course = await findEditable(deps, context, courseId);
      if (!course.revision) return toEditorsCourse(deps, course);
      return changeCourse(deps, 'DiscardRevision', courseId, (current) => {
        requireVersion(current, basedOnVersion);
        return { ...current, revision: undefined };
      });
    },
  }) satisfies Partial<CatalogueServiceImplementation>;
