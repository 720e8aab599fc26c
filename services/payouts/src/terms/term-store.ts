import { insertRows } from '@sargam/chassis/sql';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type CourseTerm = Selectable<Tables['course_terms']>;
export type InstructorTerm = Selectable<Tables['instructor_terms']>;

const instructorTermColumns = {
  instructor_id: 'text',
  version: 'bigint',
  valid_from: 'timestamptz',
  share_percent: 'integer',
};

const courseTermColumns = {
  course_id: 'text',
  version: 'bigint',
  valid_from: 'timestamptz',
  instructor_id: 'text',
  title: 'jsonb',
  price: 'bigint',
  category: 'text',
};

/** A version that exists stays unchanged. */
export const saveInstructorTerms = async (
  db: Db,
  terms: readonly Insertable<Tables['instructor_terms']>[],
): Promise<void> => {
  await sql`${insertRows('instructor_terms', instructorTermColumns, terms)} on conflict do nothing`.execute(
    db,
  );
};

/** Returns the terms whose version did not exist yet. */
export const saveCourseTerms = async (
  db: Db,
  terms: readonly Insertable<Tables['course_terms']>[],
): Promise<readonly Pick<CourseTerm, 'course_id' | 'valid_from'>[]> => {
  const { rows } = await sql<Pick<CourseTerm, 'course_id' | 'valid_from'>>`
    ${insertRows('course_terms', courseTermColumns, terms)} on conflict do nothing returning course_id, valid_from
  `.execute(db);
  return rows;
};

/** The percentages of instructors, by version. */
export const listInstructorTerms = (db: Db, instructorIds: readonly string[]): Promise<InstructorTerm[]> =>
  db
    .selectFrom('instructor_terms')
    .selectAll()
    .where('instructor_id', '=', anyOf(instructorIds))
    .orderBy('version')
    .execute();

/** The prices, titles and instructors of courses, by version. */
export const listCourseTerms = (db: Db, courseIds: readonly string[]): Promise<CourseTerm[]> =>
  db
    .selectFrom('course_terms')
    .selectAll()
    .where('course_id', '=', anyOf(courseIds))
    .orderBy('version')
    .execute();

/** One array for any number of ids, so that the statement is prepared once. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${[...new Set(ids)]}::text[])`;
