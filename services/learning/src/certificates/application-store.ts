import type { BoundedPageRequest } from '@sargam/chassis/paging';
import { selectBoundedPage } from '@sargam/chassis/sql';
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '../database.ts';
import type { CourseCompletion } from './application.ts';

type Db = Kysely<Tables>;
export type ApplicationRow = Selectable<Tables['certificate_applications']>;

export const findApplication = (
  db: Db,
  studentId: string,
  courseId: string,
): Promise<ApplicationRow | undefined> =>
  db
    .selectFrom('certificate_applications')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();

/** Counts the lessons of a course and those that the student has finished. */
export const countLessons = async (
  db: Db,
  studentId: string,
  courseId: string,
): Promise<Omit<CourseCompletion, 'isPurchased'>> => {
  const { rows } = await sql<Omit<CourseCompletion, 'isPurchased'>>`
    select count(lessons.id)::integer as "lessonCount",
           count(progress.completed_at)::integer as "finishedCount"
      from lessons
      left join progress on progress.lesson_id = lessons.id and progress.student_id = ${studentId}
     where lessons.course_id = ${courseId} and lessons.archived_at is null`.execute(db);
  return rows[0] ?? { lessonCount: 0, finishedCount: 0 };
};

/** Returns undefined if the student has applied already. */
export const insertApplication = (
  db: Db,
  application: Pick<ApplicationRow, 'id' | 'student_id' | 'course_id' | 'applied_at' | 'student_name'>,
): Promise<ApplicationRow | undefined> =>
  db
    .insertInto('certificate_applications')
    .values({
      ...application,
      state: 'pending',
      provided_at: null,
      theory_mark: null,
      practical_mark: null,
      revoked_at: null,
      serial: null,
      code: null,
      printed: null,
    })
    .onConflict((conflict) => conflict.columns(['student_id', 'course_id']).doNothing())
    .returningAll()
    .executeTakeFirst();

export const countPendingApplications = async (db: Db): Promise<number> => {
  const { pending } = await db
    .selectFrom('certificate_applications')
    .select((select) => select.fn.countAll<bigint>().as('pending'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(pending);
};

export const findApplicationById = (db: Db, id: string): Promise<ApplicationRow | undefined> =>
  db.selectFrom('certificate_applications').selectAll().where('id', '=', id).executeTakeFirst();

export const findApplicationByCode = (db: Db, code: string): Promise<ApplicationRow | undefined> =>
  db.selectFrom('certificate_applications').selectAll().where('code', '=', code).executeTakeFirst();

export const listApplicationsOf = (db: Db, studentId: string): Promise<ApplicationRow[]> =>
  db.selectFrom('certificate_applications').selectAll().where('student_id', '=', studentId).execute();

/** The next serial number. A transaction that is rolled back leaves a gap. */
export const takeSerial = async (tx: Db): Promise<bigint> => {
  const { rows } = await sql<{ serial: bigint }>`select nextval('certificate_serials') as serial`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('no serial number for a certificate');
  return row.serial;
};

interface LessonCounts {
  readonly lessonsWatched: number;
  readonly lessonsTotal: number;
}

/** By application: the lessons of the course, and how many of them the student has watched. */
export const listLessonCounts = async (
  db: Db,
  applications: readonly Pick<ApplicationRow, 'id'>[],
): Promise<ReadonlyMap<string, LessonCounts>> => {
  const ids = applications.map(({ id }) => id);
  const { rows } = await sql<LessonCounts & { readonly id: string }>`
    select applications.id, count(lessons.id)::integer as "lessonsTotal",
      count(progress.completed_at)::integer as "lessonsWatched"
    from certificate_applications as applications
    left join lessons on lessons.course_id = applications.course_id and lessons.archived_at is null
    left join progress on progress.lesson_id = lessons.id and progress.student_id = applications.student_id
    where applications.id = any(${ids})
    group by applications.id`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
};

/** Locks the application until the transaction ends. */
export const lockApplication = (tx: Db, id: string): Promise<ApplicationRow | undefined> =>
  tx.selectFrom('certificate_applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateApplication = (
  tx: Db,
  id: string,
  columns: Updateable<Tables['certificate_applications']>,
): Promise<ApplicationRow> =>
  tx
    .updateTable('certificate_applications')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

interface ApplicationFilter {
  readonly state: ApplicationRow['state'] | undefined;
  readonly courseId: string;
  /** Empty for every student. */
  readonly studentId: string;
  /** Only applications for courses of this instructor; undefined for all. */
  readonly instructorId: string | undefined;
}

/** A page of the applications, newest first. */
export const listApplications = (
  db: Db,
  { state, courseId, studentId, instructorId }: ApplicationFilter,
  request: BoundedPageRequest,
) => {
  const wanted = db
    .selectFrom('certificate_applications')
    .$if(state !== undefined, (query) => query.where('state', '=', state as ApplicationRow['state']))
    .$if(courseId !== '', (query) => query.where('course_id', '=', courseId))
    .$if(studentId !== '', (query) => query.where('student_id', '=', studentId))
    .$if(instructorId !== undefined, (query) =>
      query.where('course_id', 'in', (courses) =>
        courses
          .selectFrom('courses')
          .select('id')
          .where('instructor_id', '=', instructorId ?? ''),
      ),
    );
  return selectBoundedPage(db, wanted, { name: 'certificate_applications', time: 'applied_at' }, request);
};
