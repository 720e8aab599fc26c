import { domainError } from '@sargam/chassis/errors';
import { toLimitOffset } from '@sargam/chassis/paging';
import { callerOf, requireCaller } from '@sargam/chassis/service';
import type { CatalogueServiceImplementation } from '@sargam/proto/catalogue/v1/catalogue';
import { Level } from '@sargam/proto/catalogue/v1/courses';
import { type Category, categories } from '../courses/course.ts';
import { boundInstructorOf, courseEditors, mayEditCourseOf } from '../courses/course-editor.ts';
import { parseCategory, parseLevel, toCourseMessage, toEditorMessage } from '../courses/course-message.ts';
import { applyRevision } from '../courses/course-revision.ts';
import type { Deps } from '../deps.ts';
import type { IndexedCourse } from '../read-model/indexed-course.ts';
import { parseOrder } from './parse-order.ts';

const maxRelated = 12;

const summaries = (courses: readonly IndexedCourse[]) => courses.map((course) => course.summary);
const notFound = () => domainError.notFound('course-not-found', 'No data found');

const listCategoryCounts = (counts: ReadonlyMap<Category, number>) =>
  categories.flatMap((category) => {
    const courses = counts.get(category);
    return courses ? [{ category, courses }] : [];
  });

export const courseListHandlers = ({ readModel, courses, findCachedCourse }: Deps) =>
  ({
    listCourses: async ({ category, instructorId, level, query, page, order }) => {
      const filters = {
        category: category === '' ? undefined : (parseCategory(category) ?? category),
        level: level === Level.LEVEL_UNSPECIFIED ? undefined : parseLevel(level),
        instructorId: instructorId || undefined,
      };
      const found = readModel.searchCourses(query, filters, toLimitOffset(page), parseOrder(order));
      return {
        courses: summaries(found.items),
        total: found.total,
        categories: listCategoryCounts(readModel.countByCategory()),
      };
    },

    listFeaturedCourses: async () => {
      const featured = readModel.listFeaturedCourses();
      return { courses: summaries(featured), total: featured.length, categories: [] };
    },

    listRelatedCourses: async ({ courseId, excludedIds, limit }) => {
      const related = readModel.listRelatedCourses(courseId, excludedIds, Math.min(limit, maxRelated));
      return { courses: summaries(related), total: related.length, categories: [] };
    },

    getCourses: async ({ courseIds }) => {
      const found = courseIds.flatMap((id) => readModel.findCourse(id) ?? []);
      return { courses: summaries(found), total: found.length, categories: [] };
    },

    listAllCourses: async ({ page, ...filters }, context) => {
      const caller = requireCaller(context, courseEditors);
      const { items: found, total } = readModel.listAllCourses(toLimitOffset(page), {
        ...filters,
        ownInstructorId: boundInstructorOf(caller),
      });
      return { courses: summaries(found), total, categories: [] };
    },

    getCourse: async ({ courseId, withRevision }, context) => {
      const caller = callerOf(context);
      const isEditor = caller?.roles.some((role) => courseEditors.roles.includes(role));
      const isService = caller?.roles.includes('service') === true;
      // Editors and services read the store, because another replica's change may not have arrived here yet.
      const course = await (isEditor || isService ? courses.find(courseId) : findCachedCourse(courseId));
      if (!course) throw notFound();
      const mayEdit = isService || (caller !== undefined && mayEditCourseOf(course.instructorId, caller));
      // With its revision a course is asked for to be edited.
      if (withRevision && isEditor && !mayEdit && !course.published) throw domainError.forbidden();
      if (!course.published && !mayEdit) throw notFound();
      if (!mayEdit) return toCourseMessage(course, readModel.findInstructorName(course.instructorId));
      const shown = withRevision ? applyRevision(course) : course;
      return toEditorMessage(shown, readModel.findInstructorName(shown.instructorId));
    },
  }) satisfies Partial<CatalogueServiceImplementation>;
