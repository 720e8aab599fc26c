import fc from 'fast-check';
import { type Course, categories, levels } from '../courses/course.ts';
import type { Instructor } from '../instructors/instructor.ts';
import { aCourse, anInstructor, localized } from '../testing/samples.ts';
import type { CourseFilters } from './filter-and-count.ts';
import { type CatalogueReadModel, createReadModel } from './read-model.ts';

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
  .map(({ title, price, sold, ...some }) => ({
    course: aCourse({
      ...some,
      sold,
      soldChanges: sold,
      title: localized(title),
      standard: { price: BigInt(price), oldPrice: 0n, validityDays: 30 },
    }),
  }));
const instructor = fc
  .record({ id: oneOf(teachers), name: oneOf(names), published: fc.boolean(), featured: fc.boolean() })
  .map(({ name, ...some }) => ({ instructor: anInstructor({ ...some, name: localized(name) }) }));
const sale = fc
  .record({ courseId: oneOf(ids), sold: fc.integer({ min: 0, max: 20 }) })
  .map((sale) => ({ sale }));
const price = fc.bigInt({ min: 1n, max: 3n });
const wanted: fc.Arbitrary<CourseFilters> = fc.record({
  category: maybe(oneOf([...categories, 'Tuba'])),
  level: maybe(oneOf(levels)),
  instructorId: maybe(oneOf([...teachers, 'nobody'])),
  minPrice: maybe(price),
  maxPrice: maybe(price),
});
const question = fc
  .record({
    query: oneOf(queries),
    wanted,
    limit: fc.integer({ min: 0, max: 4 }),
    offset: fc.integer({ min: 0, max: 5 }),
  })
  .map((question) => ({ question }));

type Step = Partial<
  { course: Course; instructor: Instructor; sale: { courseId: string; sold: number } } & {
    question: { query: string; wanted: CourseFilters; limit: number; offset: number };
  }
>;

/** What was put last, each put in a version of its own; what is asked meanwhile is answered and looked at. */
const play = (
  steps: readonly Step[],
  look: (shelf: CatalogueReadModel, known: Known, step: Step) => void,
): void => {
  const shelf = createReadModel();
  const known: Known = { courses: new Map(), instructors: new Map() };
  steps.forEach((step, at) => {
    const version = at + 1;
    if (step.course) {
      const put = { ...step.course, version, createdAt: new Date(step.course.id.charCodeAt(0)) };
      known.courses.set(put.id, put);
      shelf.putCourse(put);
    } else if (step.instructor) {
      known.instructors.set(step.instructor.id, step.instructor);
      shelf.putInstructor({ ...step.instructor, version });
    } else if (step.sale)
      shelf.setSalesCount(step.sale.courseId, { sold: step.sale.sold, soldChanges: 100 + at });
    look(shelf, known, step);
  });
};
interface Known {
  readonly courses: Map<string, Course>;
  readonly instructors: Map<string, Instructor>;
}
const sequences = fc.array(fc.oneof(course, course, instructor, sale, question, question), { maxLength: 40 });
const everywhere = { limit: 100, offset: 0 };
const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((one, two) => one + two, 0);

it('what is not published is never found, listed or counted, whatever is asked and in whatever order it came about', () => {
  fc.assert(
    fc.property(sequences, (steps) => {
      play(steps, (shelf, { courses, instructors }, { question }) => {
        const shown = new Set([...courses.values()].filter((each) => each.published).map(({ id }) => id));
        const taught = [...instructors.values()].filter((each) => each.published).map(({ id }) => id);
        expect(shelf.searchCourses('', {}, everywhere).total).toBe(shown.size);
        expect(shelf.listFeaturedCourses().every(({ id }) => shown.has(id))).toBe(true);
        expect(sum(shelf.countByCategory())).toBe(shown.size);
        expect(teachers.flatMap((id) => shelf.listCourseIds(id)).sort()).toEqual([...shown].sort());
        expect(
          shelf
            .listInstructors()
            .map(({ id }) => id)
            .sort(),
        ).toEqual(taught.sort());
        expect(shelf.listFeaturedInstructors().every(({ id }) => taught.includes(id))).toBe(true);
        if (!question) return;
        const { query, wanted: chosen, ...slice } = question;
        const found = shelf.searchCourses(query, chosen, slice);
        expect(found.items.every(({ id }) => shown.has(id))).toBe(true);
        expect([...found.instructors.keys()].every((id) => taught.includes(id))).toBe(true);
        expect(shelf.searchInstructors(query, 5).every(({ id }) => taught.includes(id))).toBe(true);
        for (const kind of [found.categories, found.levels])
          expect(sum(kind)).toBeLessThanOrEqual(shown.size);
      });
    }),
    { numRuns: 150 },
  );
});

it('no name of an instructor who is not published finds a course', () => {
  fc.assert(
    fc.property(sequences, (steps) => {
      play(steps, (shelf, { instructors }) => {
        const called = (name: string) => [...instructors.values()].filter((each) => each.name.en === name);
        if (called('Arnob').some((each) => each.published)) return;
        expect(shelf.searchCourses('arnob', {}, everywhere).total).toBe(0);
      });
    }),
  );
});

it('each facet is what would be found if it alone were another, and the pages together are all of it', () => {
  fc.assert(
    fc.property(sequences, (steps) => {
      play(steps, (shelf, { instructors }, { question }) => {
        if (!question) return;
        const { query, wanted: chosen, limit, offset } = question;
        const all = shelf.searchCourses(query, chosen, everywhere);
        const total = (change: CourseFilters) =>
          shelf.searchCourses(query, { ...chosen, ...change }, everywhere).total;
        for (const category of categories)
          expect(all.categories.get(category) ?? 0).toBe(total({ category }));
        for (const level of levels) expect(all.levels.get(level) ?? 0).toBe(total({ level }));
        for (const [id, { published }] of instructors) {
          expect(all.instructors.get(id) ?? 0).toBe(published ? total({ instructorId: id }) : 0);
        }
        const free = shelf.searchCourses(
          query,
          { ...chosen, minPrice: undefined, maxPrice: undefined },
          everywhere,
        ).items;
        const prices = free.flatMap(({ price: each }) => each ?? []).sort((one, two) => Number(one - two));
        expect(all.prices).toEqual(prices.length > 0 ? { least: prices[0], most: prices.at(-1) } : undefined);
        const { items, total: count } = shelf.searchCourses(query, chosen, { limit, offset });
        expect(items).toEqual(all.items.slice(offset, offset + limit));
        expect(count).toBe(all.items.length);
      });
    }),
    { numRuns: 150 },
  );
});
