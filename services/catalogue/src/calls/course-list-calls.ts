import { domainError } from '@sargam/chassis/errors';
import { toLimitOffset } from '@sargam/chassis/paging';
import { callerOf, requireCaller } from '@sargam/chassis/service';
import { type CatalogueServiceImplementation, Level } from '@sargam/proto/catalogue/v1/catalogue';
import { categories } from '../courses/course.ts';
import { parseCategory, parseLevel, toCourseMessage } from '../courses/course-message.ts';
import type { Deps } from '../deps.ts';
import type { IndexedCourse } from '../read-model/indexed-course.ts';

type CourseListCalls = Pick<
  CatalogueServiceImplementation,
  'listCourses' | 'listFeaturedCourses' | 'getCourses' | 'listAllCourses' | 'getCourse'
>;

const summaries = (courses: readonly IndexedCourse[]) => courses.map((course) => course.summary);
const notFound = () => domainError.notFound('course-not-found', 'No data found');

export const courseListCalls = ({ readModel, courses, findCachedCourse }: Deps): CourseListCalls => ({
  listCourses: async ({ category, instructorId, level, query, page }) => {
    const wanted = {
      category: category === '' ? undefined : (parseCategory(category) ?? category),
      level: level === Level.LEVEL_UNSPECIFIED ? undefined : parseLevel(level),
      instructorId: instructorId || undefined,
    };
    const chosen = readModel.searchCourses(query, wanted, toLimitOffset(page));
    const counts = readModel.countByCategory();
    return {
      courses: summaries(chosen.items),
      total: chosen.total,
      categories: categories.flatMap((name) => {
        const found = counts.get(name);
        return found ? [{ category: name, courses: found }] : [];
      }),
    };
  },

  listFeaturedCourses: async () => {
    const featured = readModel.listFeaturedCourses();
    return { courses: summaries(featured), total: featured.length, categories: [] };
  },

  getCourses: async ({ courseIds }) => {
    const found = courseIds.flatMap((id) => readModel.findCourse(id) ?? []);
    return { courses: summaries(found), total: found.length, categories: [] };
  },

  listAllCourses: async ({ page }, context) => {
    const caller = requireCaller(context, { roles: ['admin', 'content', 'instructor'] });
    const teaches = caller.roles.includes('instructor') ? (caller.claims['instructor'] ?? '') : undefined;
    const { items: found, total } = readModel.listAllCourses(toLimitOffset(page), teaches);
    return { courses: summaries(found), total, categories: [] };
  },

  getCourse: async ({ courseId }, context) => {
    const caller = callerOf(context);
    const edits = caller?.roles.some((role) => role === 'admin' || role === 'content');
    // Whoever works on a course sees what is stored, whichever replica was written to.
    const course = await (edits ? courses.find(courseId) : findCachedCourse(courseId));
    if (!course) throw notFound();
    const mayLookEarly = edits || caller?.claims['instructor'] === course.instructorId;
    if (!course.published && !mayLookEarly) throw notFound();
    return toCourseMessage(course, readModel.findInstructorName(course.instructorId));
  },
});
