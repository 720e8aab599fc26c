import { type Kysely, sql } from 'kysely';
import type { LocalizedText, Tables } from '../database.ts';

type Db = Kysely<Tables>;

export interface CourseProgressRow {
  readonly course_id: string;
  readonly students: number;
  readonly started: number;
  readonly finished: number;
  readonly lessons: number;
  readonly watched: number;
  readonly pending_certificates: number;
}

/** Students of these courses with an order that is not fully refunded (migration 0019). */
const studentsOf = (courseIds: readonly string[]) =>
  sql`select course_id, student_id from enrolments where course_id = any(${courseIds}) and not is_refunded`;

/** A lesson that the student only marked as done by hand counts for progress bars only (decision B60). */
const isStarted = sql`(completed_at is not null or position_seconds > 0)`;

/**
 * Watched lessons of each person who began a lesson. Grouped before the join with the students: the cost grows with the rows of progress,
 * not with the product of students and rows.
 */
const progressOf = (courseIds: readonly string[]) => sql`
  select lessons.course_id, progress.student_id, count(completed_at) as watched
  from lessons join progress on progress.lesson_id = lessons.id
  where lessons.course_id = any(${courseIds}) and archived_at is null and ${isStarted}
  group by lessons.course_id, progress.student_id`;

export const listCourseProgress = async (
  db: Db,
  courseIds: readonly string[],
): Promise<readonly CourseProgressRow[]> => {
  const { rows } = await sql<CourseProgressRow>`
    with students as materialized (${studentsOf(courseIds)}),
    sums as (
      select course_id, count(*) as started, sum(watched) as watched, array_agg(watched) as each_watched
      from (${progressOf(courseIds)}) as progress join students using (course_id, student_id) group by course_id
    ),
    courses as materialized (
      select wanted.course_id,
        (select count(*) from lessons where lessons.course_id = wanted.course_id and archived_at is null) as lessons,
        (select count(*) from students where students.course_id = wanted.course_id) as students,
        (select count(*) from certificate_applications as applications
          where applications.course_id = wanted.course_id and state = 'pending') as pending
      from unnest(${courseIds}::text[]) as wanted (course_id)
    )
    select course_id, lessons::integer, students::integer, pending::integer as pending_certificates,
      coalesce(started, 0)::integer as started, coalesce(watched, 0)::integer as watched,
      (select count(*) from unnest(each_watched) as one where lessons > 0 and one >= lessons)::integer as finished
    from courses left join sums using (course_id)
    where lessons > 0 or students > 0
  `.execute(db);
  return rows;
};

export interface LessonProgressRow {
  readonly id: string;
  readonly title: LocalizedText;
  readonly started: number;
  readonly watched: number;
}

/** How many of the course's students began and watched each lesson, in the order of the course. */
export const listLessonProgress = async (db: Db, courseId: string): Promise<readonly LessonProgressRow[]> => {
  const { rows } = await sql<LessonProgressRow>`
    with students as materialized (${studentsOf([courseId])})
    select lessons.id, title, count(students.student_id)::integer as started,
      (count(completed_at) filter (where students.student_id is not null))::integer as watched
    from lessons
    left join progress on progress.lesson_id = lessons.id and ${isStarted}
    left join students on students.student_id = progress.student_id
    where lessons.course_id = ${courseId} and archived_at is null
    group by lessons.id, title, position
    order by position
  `.execute(db);
  return rows;
};

export const countStudents = async (db: Db, courseId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${studentsOf([courseId])}) as students
  `.execute(db);
  return rows[0]?.count ?? 0;
};

export const listTaughtCourseIds = async (db: Db, instructorId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('courses')
    .select('id')
    .where('instructor_id', '=', instructorId)
    .execute();
  return rows.map(({ id }) => id);
};
