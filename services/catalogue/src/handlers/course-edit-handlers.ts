import type { Caller } from '@sargam/chassis/caller';
import { DomainError, domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type { CatalogueServiceImplementation, SaveCourseRequest } from '@sargam/proto/catalogue/v1/catalogue';
import {
  type Course,
  type CourseDraft,
  findLowestPrice,
  hasPublishedVersion,
  validateDraft,
  withoutSale,
} from '../courses/course.ts';
import { courseEditors, requireCourseEditor } from '../courses/course-editor.ts';
import { parseDraft } from '../courses/course-message.ts';
import { applyRevision, isSameDraft, withDraftAsRevision } from '../courses/course-revision.ts';
import { parsePrices } from '../courses/offer-message.ts';
import { findPriceChanges } from '../courses/price-changes.ts';
import { findProposal } from '../courses/submission.ts';
import type { Deps } from '../deps.ts';
import { requireVersion } from '../versioned-store.ts';
import {
  contentTime,
  isInstructorHidden,
  putIntoReadModel,
  requireNoHiddenLessons,
  requireNotWaiting,
  requireOutsideOfBundles,
  requireWholeOffers,
  toEditorsCourse,
} from './course-changes.ts';

const unpublished = { published: false, featured: false, sold: 0, soldChanges: 0, version: 0 };

/**
 * The course, if the draft becomes its revision. Only admins publish, so what a content uploader or an instructor changes of a course
 * with a published version waits in its revision (decisions B1, B45, B76 and B108).
 */
const courseToRevise = (
  { roles }: Caller,
  { asRevision }: SaveCourseRequest,
  course: Course | undefined,
): Course | undefined =>
  (asRevision || !roles.includes('admin')) && course && hasPublishedVersion(course) ? course : undefined;

/** Visitors see a changed price at once, so the last offer of a published course is not taken away. */
const requireOfferStays = (draft: CourseDraft, current: Course): void => {
  if (current.published && findLowestPrice(current) !== undefined && findLowestPrice(draft) === undefined)
    throw domainError.precondition('course-has-no-price', 'A published course needs a price.');
};

/** The prices that an instructor proposes with this save. A proposal stays until the course has these prices. */
const proposalOf = (
  { roles }: Caller,
  { course }: SaveCourseRequest,
  next: CourseDraft,
  current: Course | undefined,
): Course['proposal'] => {
  const sent = roles.includes('instructor') && course?.proposal;
  const proposed = sent ? parsePrices(sent) : current?.proposal;
  return proposed && findProposal(next, proposed);
};

/** A repeat of the call that added the course changes nothing. Other values would overwrite the course without a check of its version. */
const requireSameCourse = (
  caller: Caller,
  request: SaveCourseRequest,
  draft: CourseDraft,
  current: Course,
): void => {
  const proposal = proposalOf(caller, request, draft, current);
  const isSameProposal = proposal ? !findProposal(current.proposal ?? current, proposal) : !current.proposal;
  if (!isSameProposal || !isSameDraft(current, draft))
    throw domainError.conflict(
      'course-exists',
      'There is already a course with this id, and it has other values. Open the course to change it.',
    );
};

interface Save {
  readonly draft: CourseDraft;
  /** The fields of a course that does not exist yet. */
  readonly newCourse: Omit<Course, keyof CourseDraft>;
  readonly current: Course | undefined;
}

/** The course with the draft, at once or as its revision. */
const toSavedCourse = (
  deps: Deps,
  caller: Caller,
  request: SaveCourseRequest,
  { draft, newCourse, current }: Save,
): Course => {
  requireVersion(current, request.basedOnVersion);
  if (current && !caller.roles.includes('admin')) requireNotWaiting(current);
  const revised = courseToRevise(caller, request, current);
  const before = revised ? applyRevision(revised) : current;
  if (!caller.roles.includes('admin')) requireSamePrices(draft, before);
  requireWholeOffers(draft, before);
  requireNoHiddenLessons(before, draft, request.paidLessonCount);
  requireOutsideOfBundles(deps, current, { ...draft, id: newCourse.id });
  const proposal = proposalOf(caller, request, draft, current);
  if (proposal) requireWholeOffers(proposal, current?.proposal);
  if (revised) return { ...withDraftAsRevision(revised, draft, deps.clock()), proposal };
  if (current) requireOfferStays(draft, current);
  const published = current?.published === true && !isInstructorHidden(deps, draft);
  const texts = contentTime(deps, current, draft);
  const saved = { ...newCourse, ...current, ...draft, ...texts, proposal };
  return published ? { ...saved, published } : withoutSale(saved);
};

export const courseEditHandlers = (deps: Deps) =>
  ({
    saveCourse: async (request, context) => {
      const caller = requireCaller(context, courseEditors);
      const draft = parseSave(request);
      const newCourse = { ...unpublished, id: request.courseId || newId(), createdAt: deps.clock() };
      let repeated: Course | undefined;
      const saved = await deps.courses.update('SaveCourse', newCourse.id, (current) => {
        requireCourseEditor(caller, draft, current);
        repeated = request.asNew ? current : undefined;
        if (repeated) {
          requireSameCourse(caller, request, draft, repeated);
          return undefined;
        }
        return toSavedCourse(deps, caller, request, { draft, newCourse, current });
      });
      if (repeated) return toEditorsCourse(deps, repeated);
      const course = await putIntoReadModel(deps, 'SaveCourse', saved ?? failImpossibleSave());
      const showsRevision = request.asRevision || !caller.roles.includes('admin');
      return toEditorsCourse(deps, showsRevision ? applyRevision(course) : course);
    },

    featureCourses: async ({ featuredIds, unfeaturedIds }, context) => {
      requireCaller(context, { roles: ['admin'] });
      await setFeatured(featuredIds, unfeaturedIds, async (id, featured) => {
        const feature = (current: Course | undefined) => current && { ...current, featured };
        const saved = await deps.courses.update('FeatureCourses', id, feature);
        if (saved) await putIntoReadModel(deps, 'FeatureCourses', saved);
      });
      return {};
    },
  }) satisfies Partial<CatalogueServiceImplementation>;

/** Runs `set` for all ids concurrently. */
export const setFeatured = (
  featuredIds: readonly string[],
  unfeaturedIds: readonly string[],
  set: (id: string, featured: boolean) => Promise<unknown>,
): Promise<unknown> =>
  Promise.all([...featuredIds.map((id) => set(id, true)), ...unfeaturedIds.map((id) => set(id, false))]);

const parseSave = ({ course }: SaveCourseRequest): CourseDraft => {
  const { category, level, ...rest } = parseDraft(course);
  const faults = validateDraft({ ...rest, category, level });
  if (faults.length > 0 || !category || !level) {
    throw domainError.invalid(
      'course-incomplete',
      'Any of the field is not fillup or Failed to Upload!!!',
      faults,
    );
  }
  return { ...rest, category, level };
};

/** Refuses a content uploader's change of a price; ignoring it would report a success that saved nothing of it. */
const requireSamePrices = (draft: CourseDraft, before: Course | undefined): void => {
  const fields = findPriceChanges(draft, before);
  if (fields.length > 0)
    throw new DomainError(
      'forbidden',
      'prices-of-admins',
      'Only an admin changes prices, validity and bundles.',
      {
        fields,
      },
    );
};

const failImpossibleSave = (): never => {
  throw new Error('saving a course returned no course');
};
