import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type { CatalogueServiceImplementation, SaveCourseRequest } from '@sargam/proto/catalogue/v1/catalogue';
import { type Course, type CourseDraft, keepCurrentPrices, validateDraft } from '../courses/course.ts';
import { requireCourseEditor } from '../courses/course-editor.ts';
import { parseDraft } from '../courses/course-message.ts';
import { applyRevision, withDraftAsRevision } from '../courses/course-revision.ts';
import type { Deps } from '../deps.ts';
import { requireVersion } from '../versioned-store.ts';
import {
  isInstructorHidden,
  putIntoReadModel,
  requireNoHiddenLessons,
  toEditorsCourse,
} from './course-changes.ts';

const unpublished = { published: false, featured: false, sold: 0, soldChanges: 0, version: 0 };

export const courseEditCalls = (deps: Deps) =>
  ({
    saveCourse: async (request, context) => {
      const caller = requireCaller(context, { roles: ['admin', 'content'] });
      const draft = parseSave(request);
      const newCourse = { ...unpublished, id: request.courseId || newId(), createdAt: deps.clock() };
      const saved = await deps.courses.update('SaveCourse', newCourse.id, (current) => {
        requireCourseEditor(caller, draft, current);
        requireVersion(current, request.basedOnVersion);
        const isRevision = request.asRevision && current?.published === true;
        const before = isRevision ? applyRevision(current) : current;
        const allowed = caller.roles.includes('admin') ? draft : keepCurrentPrices(draft, before);
        requireNoHiddenLessons(before, allowed, request.paidLessonCount);
        if (isRevision) return withDraftAsRevision(current, allowed, deps.clock());
        const published = current?.published === true && !isInstructorHidden(deps, draft);
        return { ...newCourse, ...current, ...allowed, published };
      });
      const course = await putIntoReadModel(deps, 'SaveCourse', saved ?? failImpossibleSave());
      return toEditorsCourse(deps, request.asRevision ? applyRevision(course) : course);
    },

    featureCourses: async ({ featuredIds, unfeaturedIds }, context) => {
      requireCaller(context, { roles: ['admin'] });
      await setFeatured(featuredIds, unfeaturedIds, async (id, featured) => {
        const feature = (current: Course | undefined) => current && { ...current, featured };
        const saved = await deps.courses.update('FeatureCourses', id, feature);
        if (saved) await putIntoReadModel(deps, 'FeatureCourses', saved);
      });
      return {};
    },
  }) satisfies Partial<CatalogueServiceImplementation>;

/** Runs `set` for all ids concurrently. */
export const setFeatured = (
  featuredIds: readonly string[],
  unfeaturedIds: readonly string[],
  set: (id: string, featured: boolean) => Promise<unknown>,
): Promise<unknown> =>
  Promise.all([...featuredIds.map((id) => set(id, true)), ...unfeaturedIds.map((id) => set(id, false))]);

const parseSave = ({ course }: SaveCourseRequest): CourseDraft => {
  const { category, level, ...rest } = parseDraft(course);
  const faults = validateDraft({ ...rest, category, level });
  if (faults.length > 0 || !category || !level) {
    throw domainError.invalid(
      'course-incomplete',
      'Any of the field is not fillup or Failed to Upload!!!',
      faults,
    );
  }
  return { ...rest, category, level };
};

const failImpossibleSave = (): never => {
  throw new Error('saving a course returned no course');
};
