import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type { CatalogueServiceImplementation, SaveCourseRequest } from '@sargam/proto/catalogue/v1/catalogue';
import {
  type Course,
  type CourseDraft,
  isSellable,
  keepCurrentPrices,
  validateDraft,
} from '../courses/course.ts';
import { requireCourseEditor } from '../courses/course-editor.ts';
import { parseDraft, toCourseMessage } from '../courses/course-message.ts';
import type { Deps } from '../deps.ts';

const notFound = () => domainError.notFound('course-not-found', 'No data found');

const publishRejected = (code: string) => domainError.precondition(code, 'published Rejected!!');

/** A course of an unpublished instructor cannot be on sale. */
const isInstructorHidden = ({ readModel }: Deps, { instructorId }: Pick<Course, 'instructorId'>): boolean =>
  readModel.findInstructor(instructorId)?.published === false;

/** Students who bought the course keep their access (decision C2). */
export const takeOffSale = async (
  { courses, readModel }: Deps,
  action: string,
  id: string,
): Promise<Course | undefined> => {
  const saved = await courses.update(action, id, (current) => current && { ...current, published: false });
  if (saved) readModel.putCourse(saved);
  return saved;
};

const unpublished = { published: false, featured: false, sold: 0, soldChanges: 0, version: 0 };

export const courseEditCalls = (deps: Deps) => {
  /**
   * Shows the saved course in the lists of this replica. The instructor may have been unpublished between the check and the write: the
   * call that did so either finds the course in these lists or is seen here.
   */
  const putIntoReadModel = async (action: string, saved: Course) => {
    deps.readModel.putCourse(saved);
    const isHidden = saved.published && isInstructorHidden(deps, saved);
    const course = (isHidden && (await takeOffSale(deps, action, saved.id))) || saved;
    return toCourseMessage(course, deps.readModel.findInstructorName(course.instructorId));
  };

  return {
    saveCourse: async (request, context) => {
      const caller = requireCaller(context, { roles: ['admin', 'content'] });
      const draft = parseSave(request);
      const newCourse = { ...unpublished, id: request.courseId || newId(), createdAt: deps.clock() };
      const saved = await deps.courses.update('SaveCourse', newCourse.id, (current) => {
        requireCourseEditor(caller, draft, current);
        const allowed = caller.roles.includes('admin') ? draft : keepCurrentPrices(draft, current);
        const published = current?.published === true && !isInstructorHidden(deps, draft);
        return { ...newCourse, ...current, ...allowed, published };
      });
      return putIntoReadModel('SaveCourse', saved ?? failImpossibleSave());
    },

    publishCourse: async ({ courseId, published }, context) => {
      requireCaller(context, { roles: ['admin'] });
      const saved = await deps.courses.update('PublishCourse', courseId, (current) => {
        if (published && current && !isSellable(current)) {
          throw publishRejected('course-has-no-price');
        }
        if (published && current && isInstructorHidden(deps, current))
          throw publishRejected('instructor-unpublished');
        return current && { ...current, published };
      });
      if (!saved) throw notFound();
      return putIntoReadModel('PublishCourse', saved);
    },

    featureCourses: async ({ featuredIds, unfeaturedIds }, context) => {
      requireCaller(context, { roles: ['admin'] });
      await setFeatured(featuredIds, unfeaturedIds, async (id, featured) => {
        const feature = (current: Course | undefined) => current && { ...current, featured };
        const saved = await deps.courses.update('FeatureCourses', id, feature);
        if (saved) await putIntoReadModel('FeatureCourses', saved);
      });
      return {};
    },
  } satisfies Partial<CatalogueServiceImplementation>;
};

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
