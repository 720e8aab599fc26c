import fc from 'fast-check';
import { type Course, categories, levels } from '../courses/course.ts';
import type { Instructor } from '../instructors/instructor.ts';
import { buildCourse, buildInstructor, localized } from '../testing/samples.ts';
import type { CourseFilters } from './filter-and-count.ts';
import { CatalogueReadModel } from './read-model.ts';

const titles = ['Guitar', 'গিটার', 'Baul gan', 'বাউল গান', 'Drums', 'Evening', 'Mitu', 'তবলা'];
const names = ['Mitu', 'মিতু', 'Arnob', 'Guitar Das'];
const queries = [
  '',
  'g',
  'gitar',
  'গিট',
  'baul',
  'বাউল',
  'mi',
  'মিতু',
  'arnob',
  'evning',
  'drum gan',
  'tobla',
  'das',
];
const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const teachers = ['t1', 't2', 't3'];
const oneOf = <T>(list: readonly T[]) => fc.constantFrom(...list);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const course = fc
  .record({
    id: oneOf(ids),
    title: oneOf(titles),
    category: oneOf(categories),
    level: oneOf(levels),
    instructorId: oneOf(teachers),
    price: fc.integer({ min: 0, max: 3 }),
    published: fc.boolean(),
    featured: fc.boolean(),
    sold: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ title, price, sold, ...change }) => ({
    course: buildCourse({
      ...change,
      sold,
      soldChanges: sold,
      title: localized(title),
      standard: { price: BigInt(price), oldPrice: 0n, validityDays: 30 },
    }),
  }));
const instructor = fc
  .record({ id: oneOf(teachers), name: oneOf(names), published: fc.boolean(), featured: fc.boolean() })
  .map(({ name, ...change }) => ({ instructor: buildInstructor({ ...change, name: localized(name) }) }));
const sale = fc
  .record({ courseId: oneOf(ids), sold: fc.integer({ min: 0, max: 20 }) })
  .map((sale) => ({ sale }));
const price = fc.bigInt({ min: 1n, max: 3n });
const filters: fc.Arbitrary<CourseFilters> = fc.record({
  category: maybe(oneOf([...categories, 'Tuba'])),
  level: maybe(oneOf(levels)),
  instructorId: maybe(oneOf([...teachers, 'nobody'])),
  minPrice: maybe(price),
  maxPrice: maybe(price),
});
const question = fc
  .record({
    query: oneOf(queries),
    filters,
    limit: fc.integer({ min: 0, max: 4 }),
    offset: fc.integer({ min: 0, max: 5 }),
  })
  .map((question) => ({ question }));

type Step = Partial<
  { course: Course; instructor: Instructor; sale: { courseId: string; sold: number } } & {
    question: { query: string; filters: CourseFilters; limit: number; offset: number };
  }
>;

/** Applies random changes, each with its own version, and runs the check after each step. */
const applySteps = (
  steps: readonly Step[],
  check: (readModel: CatalogueReadModel, expected: Expected, step: Step) => void,
): void => {
  const readModel = new CatalogueReadModel();
  const expected: Expected = { courses: new Map(), instructors: new Map() };
  steps.forEach((step, index) => {
    const version = index + 1;
    if (step.course) {
      const course = { ...step.course, version, createdAt: new Date(step.course.id.charCodeAt(0)) };
      expected.courses.set(course.id, course);
      readModel.putCourse(course);
    } else if (step.instructor) {
      expected.instructors.set(step.instructor.id, step.instructor);
      readModel.putInstructor({ ...step.instructor, version });
    } else if (step.sale)
      readModel.setSalesCount(step.sale.courseId, { sold: step.sale.sold, soldChanges: 100 + index });
    check(readModel, expected, step);
  });
};
/** The last published and unpublished courses and instructors by id. */
interface Expected {
  readonly courses: Map<string, Course>;
  readonly instructors: Map<string, Instructor>;
}
const sequences = fc.array(fc.oneof(course, course, instructor, sale, question, question), { maxLength: 40 });
const wholeList = { limit: 100, offset: 0 };
const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((one, two) => one + two, 0);

it('unpublished courses and instructors are never found, listed or counted, in any order of changes', () => {
  fc.assert(
    fc.property(sequences, (steps) => {
      applySteps(steps, (readModel, { courses, instructors }, { question }) => {
        const publishedIds = new Set(
          [...courses.values()].filter((each) => each.published).map(({ id }) => id),
        );
        const instructorIds = [...instructors.values()].filter((each) => each.published).map(({ id }) => id);
        expect(readModel.searchCourses('', {}, wholeList).total).toBe(publishedIds.size);
        expect(readModel.listFeaturedCourses().every(({ id }) => publishedIds.has(id))).toBe(true);
        expect(sum(readModel.countByCategory())).toBe(publishedIds.size);
        expect(teachers.flatMap((id) => readModel.listCourseIds(id)).sort()).toEqual(
          [...publishedIds].sort(),
        );
        expect(
          readModel
            .listInstructors()
            .map(({ id }) => id)
            .sort(),
        ).toEqual(instructorIds.sort());
        expect(readModel.listFeaturedInstructors().every(({ id }) => instructorIds.includes(id))).toBe(true);
        if (!question) return;
        const { query, filters, ...slice } = question;
        const found = readModel.searchCourses(query, filters, slice);
        expect(found.items.every(({ id }) => publishedIds.has(id))).toBe(true);
        expect([...found.instructors.keys()].every((id) => instructorIds.includes(id))).toBe(true);
        expect(readModel.searchInstructors(query, 5).every(({ id }) => instructorIds.includes(id))).toBe(
          true,
        );
        for (const facet of [found.categories, found.levels])
          expect(sum(facet)).toBeLessThanOrEqual(publishedIds.size);
      });
    }),
    { numRuns: 150 },
  );
});

it('the name of an unpublished instructor finds no course', () => {
  fc.assert(
    fc.property(sequences, (steps) => {
      applySteps(steps, (readModel, { instructors }) => {
        const findByName = (name: string) =>
          [...instructors.values()].filter((each) => each.name.en === name);
        if (findByName('Arnob').some((each) => each.published)) return;
        expect(readModel.searchCourses('arnob', {}, wholeList).total).toBe(0);
      });
    }),
  );
});

it('the count of each facet equals the search with that filter, and the pages are parts of the whole list', () => {
  fc.assert(
    fc.property(sequences, (steps) => {
      applySteps(steps, (readModel, { instructors }, { question }) => {
        if (!question) return;
        const { query, filters, limit, offset } = question;
        const all = readModel.searchCourses(query, filters, wholeList);
        const total = (change: CourseFilters) =>
          readModel.searchCourses(query, { ...filters, ...change }, wholeList).total;
        for (const category of categories)
          expect(all.categories.get(category) ?? 0).toBe(total({ category }));
        for (const level of levels) expect(all.levels.get(level) ?? 0).toBe(total({ level }));
        for (const [id, { published }] of instructors) {
          expect(all.instructors.get(id) ?? 0).toBe(published ? total({ instructorId: id }) : 0);
        }
        const withoutPriceFilter = readModel.searchCourses(
          query,
          { ...filters, minPrice: undefined, maxPrice: undefined },
          wholeList,
        ).items;
        const prices = withoutPriceFilter
          .flatMap(({ price: each }) => each ?? [])
          .sort((one, two) => Number(one - two));
        expect(all.prices).toEqual(prices.length > 0 ? { least: prices[0], most: prices.at(-1) } : undefined);
        const { items, total: count } = readModel.searchCourses(query, filters, { limit, offset });
        expect(items).toEqual(all.items.slice(offset, offset + limit));
        expect(count).toBe(all.items.length);
      });
    }),
    { numRuns: 150 },
  );
});
