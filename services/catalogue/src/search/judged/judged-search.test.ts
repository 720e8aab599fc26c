import type { Course } from '../../courses/course.ts';
import { CatalogueReadModel } from '../../read-model/read-model.ts';
import { buildCourse, buildInstructor } from '../../testing/samples.ts';
import demoCourses from './courses.json' with { type: 'json' };
import { judgements } from './judged-queries.ts';

const page = { limit: 5, offset: 0 };
/** Of all queries. */
const requiredShare = 0.95;

const buildContents = (lessonTitles: Course['title'][]): Course['contents'] => ({
  version: 1,
  lessonTitles,
  freeLessonCount: 0,
  totalSeconds: 0,
  changedAt: new Date(0),
});

const createDemoReadModel = (): CatalogueReadModel => {
  const readModel = new CatalogueReadModel();
  for (const [index, { instructor, category, level, lessonTitles, ...texts }] of demoCourses.entries()) {
    const instructorId = instructor.en;
    readModel.putInstructor(buildInstructor({ id: instructorId, name: instructor }));
    const listed = { category, level } as Pick<
      Parameters<typeof buildCourse>[0] & object,
      'category' | 'level'
    >;
    readModel.putCourse(
      buildCourse({
        ...texts,
        ...listed,
        instructorId,
        contents: buildContents(lessonTitles),
        createdAt: new Date(index),
      }),
    );
  }
  return readModel;
};

const readModel = createDemoReadModel();
const results = judgements.flatMap(({ queries, right, related }) =>
  queries.map((query) => {
    const found = readModel.searchCourses(query, {}, page).items.map(({ id }) => id);
    const [first] = found;
    return {
      query,
      found,
      isRightFirst: first === undefined ? right.length === 0 : right.includes(first),
      isAllRelated: found.every((id) => right.includes(id) || related.includes(id)),
    };
  }),
);
const failures = (isGood: (result: (typeof results)[number]) => boolean): string[] =>
  results.filter((result) => !isGood(result)).map(({ query, found }) => `${query}: ${found.join(', ')}`);

it('at least 120 queries are judged, each once', () => {
  expect(new Set(results.map(({ query }) => query)).size).toBe(results.length);
  expect(results.length).toBeGreaterThanOrEqual(120);
});

it.each([
  ['a right course is first, or nothing is found where no course is right', 'isRightFirst'],
  ['no unrelated course is among the first five', 'isAllRelated'],
] as const)('%s in 95 %% of the queries', (_, goal) => {
  const failed = failures((result) => result[goal]);
  if (1 - failed.length / results.length < requiredShare) expect(failed).toEqual([]);
});
