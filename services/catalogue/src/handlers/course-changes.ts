import { domainError } from '@sargam/chassis/errors';
import type { Course as CourseMessage } from '@sargam/proto/catalogue/v1/courses';
import { type Course, type CourseDraft, hidesPaidLessons, withoutSale } from '../courses/course.ts';
import { toEditorMessage } from '../courses/course-message.ts';
import { changesContent } from '../courses/course-revision.ts';
import { findHalfOffers } from '../courses/price-changes.ts';
import { isWaiting } from '../courses/submission.ts';
import type { Deps } from '../deps.ts';
import { requireSameVersion, requireVersion } from '../versioned-store.ts';

export const courseNotFound = () => domainError.notFound('course-not-found', 'No data found');

export const requireNoHiddenLessons = (...change: Parameters<typeof hidesPaidLessons>): void => {
  if (hidesPaidLessons(...change))
    throw domainError.precondition(
      'course-has-paid-lessons',
      'A course with paid lessons cannot become a bundle.',
    );
};

/** An admin decides about what the instructor has sent, so the instructor takes the course back before anybody else changes it. */
export const requireNotWaiting = (course: Pick<Course, 'submission'>): void => {
  if (isWaiting(course))
    throw domainError.precondition(
      'course-waits',
      'This course waits for an admin. Its instructor can take it back to change it.',
    );
};

/** @param before prices that are not checked again, because the caller may not be allowed to change them */
export const requireWholeOffers = (...prices: Parameters<typeof findHalfOffers>): void => {
  const faults = findHalfOffers(...prices);
  if (faults.length > 0) throw domainError.invalid('course-incomplete', 'Course Update Failed!!!', faults);
};

/** The version that the admin saw is optional, but not for what an instructor has sent: the admin decides about that version. */
export const requireDecidedVersion = (course: Course, basedOnVersion: number): void => {
  if (isWaiting(course)) requireSameVersion(course, basedOnVersion);
  else requireVersion(course, basedOnVersion);
};

/** A bundle contains single courses only, so a course of a published bundle cannot become a bundle itself. */
export const requireOutsideOfBundles = (
  { readModel }: Deps,
  before: Pick<Course, 'bundle'> | undefined,
  next: Pick<Course, 'id' | 'bundle'>,
): void => {
  const becomesBundle = next.bundle.length > 0 && (before?.bundle.length ?? 0) === 0;
  if (becomesBundle && readModel.isInPublishedBundle(next.id))
    throw domainError.precondition(
      'course-in-bundle',
      'A course of a published bundle cannot become a bundle.',
    );
};

/** A course of an unpublished instructor cannot be on sale. */
export const isInstructorHidden = (
  { readModel }: Deps,
  { instructorId }: Pick<Course, 'instructorId'>,
): boolean => readModel.findInstructor(instructorId)?.published === false;

/** The time of a change that visitors see on the page of the course, apart from its prices. */
export const contentTime = (
  { clock }: Deps,
  before: Course | undefined,
  after: CourseDraft,
): Pick<Course, 'textsChangedAt'> => (changesContent(before, after) ? { textsChangedAt: clock() } : {});

/** Students who bought the course keep their access (decision C2). */
export const takeOffSale = async (
  { courses, readModel }: Deps,
  action: string,
  id: string,
): Promise<Course | undefined> => {
  const saved = await courses.update(action, id, (current) => current && withoutSale(current));
  if (saved) readModel.putCourse(saved);
  return saved;
};

/**
 * Shows the saved course in the lists of this replica. The instructor may have been unpublished between the check and the write: the
 * call that did so either finds the course in these lists or is seen here.
 */
export const putIntoReadModel = async (deps: Deps, action: string, saved: Course): Promise<Course> => {
  deps.readModel.putCourse(saved);
  const isHidden = saved.published && isInstructorHidden(deps, saved);
  return (isHidden && (await takeOffSale(deps, action, saved.id))) || saved;
};

export const toEditorsCourse = ({ readModel }: Deps, course: Course): CourseMessage =>
  toEditorMessage(course, readModel.findInstructorName(course.instructorId));

/** Changes an existing course; leaves it as it is if `change` returns undefined. */
export const changeCourse = async (
  deps: Deps,
  action: string,
  courseId: string,
  change: (current: Course) => Course | undefined,
): Promise<CourseMessage> => {
  let unchanged: Course | undefined;
  const saved = await deps.courses.update(action, courseId, (current) => {
    const next = current && change(current);
    unchanged = next ? undefined : current;
    return next;
  });
  if (unchanged) return toEditorsCourse(deps, unchanged);
  if (!saved) throw courseNotFound();
  return toEditorsCourse(deps, await putIntoReadModel(deps, action, saved));
};
