import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import { requireTextRules } from '@sargam/chassis/text-rules';
import type { ReviewServiceImplementation } from '@sargam/proto/learning/v1/reviews';
import { countLessons } from '../certificates/application-store.ts';
import type { Deps } from '../deps.ts';
import { findRatingCounts, recountRating } from './rating-store.ts';
import { normalizeText, type ReviewForm, validateReview } from './review.ts';
import { publishIfNew } from './review-events.ts';
import { reviewRights, toReviewMessage } from './review-message.ts';
import { countNeededLessons, findReviewRight, type Study } from './review-right.ts';
import { deleteReview, findReviewOf, listReviews, lockReviewOf, upsertReview } from './review-store.ts';
import { listTestimonials } from './testimonials.ts';

type StudentReviewHandlers = Pick<
  ReviewServiceImplementation,
  'listCourseReviews' | 'listTestimonials' | 'getOwnReview' | 'saveReview' | 'deleteReview'
>;

const students = { roles: ['student'] };
const maxTestimonials = 12;

const parseForm = (form: ReviewForm): ReviewForm => {
  const parsed = { rating: form.rating, content: normalizeText(form.content) };
  const errors = validateReview(parsed);
  const [first] = errors;
  if (first) throw domainError.invalid('review-invalid', first.message, errors);
  requireTextRules({ kind: 'review', field: 'text', text: parsed.content });
  return parsed;
};

const findStudy = async (deps: Deps, studentId: string, courseId: string) => {
  const { db } = deps.database;
  const [isPurchased, { lessonCount: lessons, finishedCount: watched }, review] = await Promise.all([
    deps.enrolments.isPurchased(studentId, courseId),
    countLessons(db, studentId, courseId),
    findReviewOf(db, studentId, courseId),
  ]);
  return { review, study: { isPurchased, hasReview: review !== undefined, lessons, watched } };
};

const requireRight = (study: Study): void => {
  const right = findReviewRight(study);
  if (right === 'not-bought') throw domainError.forbidden('not-enrolled', 'Purchase the course First!!');
  const needed = countNeededLessons(study.lessons);
  if (right === 'watch-more')
    throw domainError.precondition(
      'lessons-unwatched',
      `Watch ${needed} lessons first: ${study.watched} are watched.`,
    );
};

export const studentReviewHandlers = (deps: Deps): StudentReviewHandlers => ({
  listCourseReviews: async ({ courseId, page, after }) => {
    const { db } = deps.database;
    const [{ rows, next }, counts] = await Promise.all([
      listReviews(db, { courseId, state: 'visible' }, { page, after }),
      findRatingCounts(db, courseId),
    ]);
    return { reviews: rows.map(toReviewMessage), summary: { counts: [...counts] }, next };
  },

  listTestimonials: async ({ limit }) => {
    const rows = await listTestimonials(deps.database.db, Math.min(Math.max(limit, 1), maxTestimonials));
    return { reviews: rows.map(toReviewMessage) };
  },

  getOwnReview: async ({ courseId }, context) => {
    const { subject } = requireCaller(context, students);
    const { review, study } = await findStudy(deps, subject, courseId);
    return {
      review: review && toReviewMessage(review),
      right: reviewRights[findReviewRight(study)],
      lessonsWatched: study.watched,
      lessonsNeeded: countNeededLessons(study.lessons),
    };
  },

  saveReview: async ({ courseId, ...form }, context) => {
    const { subject } = requireCaller(context, students);
    const parsed = parseForm(form);
    requireRight((await findStudy(deps, subject, courseId)).study);
    const review = {
      id: newId(),
      course_id: courseId,
      student_id: subject,
      ...parsed,
      written_at: deps.service.clock(),
    };
    return deps.database.transaction(async (tx) => {
      const changed = await upsertReview(tx, review);
      if (changed) {
        await recountRating(tx, courseId);
        await publishIfNew(tx, changed);
      }
      const row = changed ?? (await findReviewOf(tx, subject, courseId));
      if (!row) throw new Error(`no review of ${subject} for ${courseId} after the upsert`);
      return toReviewMessage(row);
    });
  },

  deleteReview: async ({ courseId }, context) => {
    const { subject } = requireCaller(context, students);
    await deps.database.transaction(async (tx) => {
      const row = await lockReviewOf(tx, subject, courseId);
      if (!row) return;
      // Otherwise the student could write the hidden review again.
      if (row.hidden_at)
        throw domainError.precondition('review-hidden', 'A hidden review cannot be deleted.');
      await deleteReview(tx, row.id);
      await recountRating(tx, courseId);
    });
    return {};
  },
});
