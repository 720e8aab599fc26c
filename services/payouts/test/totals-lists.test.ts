import { openDatabase } from '@sargam/chassis/sql';
import { AnalyticsServiceDefinition, TotalSort } from '@sargam/proto/payouts/v1/analytics';
import { sql } from 'kysely';
import type { PayoutsDatabase, Tables } from '../src/database.ts';
import { updateTotals } from '../src/totals/total-store.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
let database: PayoutsDatabase;
const admin = () =>
  system.suite.as({ subject: 'admin-1', roles: ['admin'], claims: {} }).client(AnalyticsServiceDefinition);

/** Name, day of joining, sales, paid, share and settled of each instructor. Two have no sale, two the same number of sales. */
const instructors = [
  ['i1', 'Mitu Das', 3, 2, 900n, 500n, 450n],
  ['i2', 'Arif 100%', 1, 5, 400n, 300n, 0n],
  ['i3', 'Zahid', 2, 2, 800n, 700n, 690n],
  ['i4', 'arnob', 4, 0, 0n, 0n, 0n],
  ['i5', 'Arnob Roy', 5, 0, 0n, 0n, 0n],
] as const;
type Row = (typeof instructors)[number];

beforeAll(async () => {
  system = await startTestSystem();
  database = await openDatabase<Tables>(system.suite.service);
  const { db } = database;
  for (const [id, name, joined, count, paid, share, settled] of instructors) {
    await sql`insert into instructors values (${id}, 1, ${JSON.stringify({ en: name, bn: `বাংলা ${id}` })}::jsonb, true,
      ${new Date(Date.UTC(2026, 0, joined))})`.execute(db);
    await sql`insert into total_changes values ('instructor', ${id}, '2026-02-01', ${count}, ${paid}, ${paid}, ${share}, 0)`.execute(
      db,
    );
    await sql`insert into settled_totals values (${id}, ${settled})`.execute(db);
    for (let number = 0; number < 2; number += 1) {
      const courseId = `${id}-c${number}`;
      await sql`insert into courses values (${courseId}, 1, ${id}, ${JSON.stringify({ en: `Course ${number} of ${name}`, bn: 'কোর্স' })}::jsonb,
        'Guitar', true)`.execute(db);
      await sql`insert into total_changes values ('course', ${courseId}, '2026-02-01', ${count + number}, ${paid}, ${paid}, 0, 0)`.execute(
        db,
      );
    }
  }
  await updateTotals(db);
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const compare = <T>(one: T, other: T): number => (one < other ? -1 : one > other ? 1 : 0);
const sorted = (valueOf: (row: Row) => number | bigint | string): string[] =>
  instructors.toSorted((a, b) => compare(valueOf(a), valueOf(b)) || compare(a[0], b[0])).map(([id]) => id);

it.each<[keyof typeof TotalSort, (row: Row) => number | bigint | string]>([
  ['TOTAL_SORT_UNSPECIFIED', (row) => row[3]],
  ['TOTAL_SORT_PAID', (row) => row[4]],
  ['TOTAL_SORT_EARNINGS', (row) => row[5]],
  ['TOTAL_SORT_DUE', (row) => row[5] - row[6]],
  ['TOTAL_SORT_JOINED', (row) => row[2]],
])('instructors by %s have each page in both directions, also with equal values', async (sort, valueOf) => {
  const ids = sorted(valueOf);
  for (const [ascending, expected] of [
    [true, ids],
    [false, ids.toReversed()],
  ] as const) {
    const pages = [];
    for (const page of [1, 2, 3]) {
      const request = { sort: TotalSort[sort], ascending, page: { page, limit: 2 } };
      const answer = await admin().listInstructorTotals(request);
      expect(answer.total).toBe(5);
      pages.push(...answer.instructors.map(({ instructorId }) => instructorId));
    }
    expect(pages).toEqual(expected);
  }
});

it('an instructor has sums, what is due and the number of courses', async () => {
  const { totals, courses } = await admin().getInstructorTotals({ instructorId: 'i1' });
  expect(totals).toMatchObject({ instructorId: 'i1', courseCount: 2, saleCount: 2, duePoisha: 50n });
  expect(courses.map(({ courseId, saleCount }) => [courseId, saleCount])).toEqual([
    ['i1-c1', 3],
    ['i1-c0', 2],
  ]);
});

it.each([
  ['ARNOB', ['i5', 'i4']],
  ['বাংলা i2', ['i2']],
  ['100%', ['i2']],
  ['0_', []],
  ['Das বাংলা', []],
])('the search %p finds instructors by a part of either name, in any case', async (search, expected) => {
  const { instructors: found, total } = await admin().listInstructorTotals({ search });
  expect([found.map(({ instructorId }) => instructorId), total]).toEqual([expected, expected.length]);
});

it('courses are found by a part of a title and by their instructor, in the order of sales or names', async () => {
  const list = async (request: Parameters<ReturnType<typeof admin>['listCourseTotals']>[0]) => {
    const { courses, total } = await admin().listCourseTotals(request);
    expect(total).toBe(courses.length);
    return courses.map(({ courseId }) => courseId);
  };
  expect(await list({ search: 'COURSE 1 of a' })).toEqual(['i2-c1', 'i4-c1', 'i5-c1']);
  expect(await list({ instructorId: 'i2' })).toEqual(['i2-c1', 'i2-c0']);
  expect(await list({ search: 'of z', sort: TotalSort.TOTAL_SORT_NAME, ascending: true })).toEqual([
    'i3-c0',
    'i3-c1',
  ]);
  expect(await list({ search: 'কোর্স' })).toHaveLength(10);
});

it.each(['TOTAL_SORT_UNSPECIFIED', 'TOTAL_SORT_PAID', 'TOTAL_SORT_NAME'] as const)(
  'full pages of a search of courses by %s are the parts of the whole list, in both directions',
  async (sort) => {
    const listIds = async (ascending: boolean, page: { page: number; limit: number }) => {
      const request = { search: 'course', sort: TotalSort[sort], ascending, page };
      return (await admin().listCourseTotals(request)).courses.map(({ courseId }) => courseId);
    };
    for (const ascending of [true, false]) {
      const all = await listIds(ascending, { page: 1, limit: 100 });
      expect(all).toHaveLength(10);
      const pages = [1, 2, 3, 4, 5].map((page) => listIds(ascending, { page, limit: 2 }));
      expect((await Promise.all(pages)).flat()).toEqual(all);
    }
  },
);

it('a search finds courses after the first thousand of the order', async () => {
  const { db } = database;
  await sql`insert into courses select 'p' || n, 1, 'i1', jsonb_build_object('en', 'Popular', 'bn', ''), 'Guitar', true
    from generate_series(1, 1000) as n`.execute(db);
  await sql`insert into total_changes select 'course', 'p' || n, '2026-02-01', 100, 0, 0, 0, 0 from generate_series(1, 1000) as n`.execute(
    db,
  );
  await updateTotals(db);
  for (const page of [
    { page: 1, limit: 1 },
    { page: 1, limit: 2 },
    { page: 1, limit: 20 },
  ]) {
    const { courses } = await admin().listCourseTotals({ search: 'of zahid', page });
    expect(courses.map(({ courseId }) => courseId)).toEqual(['i3-c1', 'i3-c0'].slice(0, page.limit));
  }
});
