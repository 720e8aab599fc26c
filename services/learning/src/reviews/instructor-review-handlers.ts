import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { Tx } from '@sargam/chassis/sql';
import { requireTextRules } from '@sargam/chassis/text-rules';
import type { ReviewServiceImplementation } from '@sargam/proto/learning/v1/reviews';
import { findCourseInstructor } from '../courses/course-store.ts';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { teachesCourse, toViewer } from '../permissions/viewer.ts';
import { changeReview, reviewNotFound } from './change-review.ts';
import { normalizeText, validateAnswer } from './review.ts';
import { publishAnswer } from './review-events.ts';
import { parseReviewState, toReviewMessage } from './review-message.ts';
import { listReviews, type ReviewRow, updateReview } from './review-store.ts';

type InstructorReviewHandlers = Pick<
  ReviewServiceImplementation,
  'listReviews' | 'saveReviewAnswer' | 'deleteReviewAnswer'
>;

const instructors = { roles: ['instructor'] };

const parseAnswer = (given: string): string => {
  const answer = normalizeText(given);
  const errors = validateAnswer(answer);
  const [first] = errors;
  if (first) throw domainError.invalid('answer-invalid', first.message, errors);
  requireTextRules({ kind: 'answer', field: 'text', text: answer });
  return answer;
};

/** A review of another instructor's course is answered like an unknown one. */
const requireTeacher = async (tx: Tx<Tables>, caller: Caller, { course_id }: ReviewRow): Promise<void> => {
  if (!teachesCourse(toViewer(caller), await findCourseInstructor(tx, course_id))) throw reviewNotFound();
};

export const instructorReviewHandlers = (deps: Deps): InstructorReviewHandlers => ({
  listReviews: async ({ state, courseId, rating, page, after }, context) => {
    const { roles, claims } = requireCaller(context, { roles: ['admin', 'instructor'] });
    const instructorId = roles.includes('admin') ? undefined : (claims['instructor'] ?? '');
    const filter = { state: parseReviewState(state), courseId, rating, instructorId };
    const { rows, ...rest } = await listReviews(deps.database.db, filter, { page, after });
    return { ...rest, reviews: rows.map(toReviewMessage) };
  },

  saveReviewAnswer: async ({ reviewId, answer: given }, context) => {
    const caller = requireCaller(context, instructors);
    const answer = parseAnswer(given);
    return changeReview(deps, {
      action: 'SaveReviewAnswer',
      reviewId,
      change: async (tx, before) => {
        await requireTeacher(tx, caller, before);
        if (before.answer === answer) return before;
        const after = await updateReview(tx, reviewId, { answer, answered_at: deps.service.clock() });
        if (before.answer === '') await publishAnswer(tx, after);
        return after;
      },
    });
  },

  deleteReviewAnswer: async ({ reviewId }, context) => {
    const caller = requireCaller(context, instructors);
    return changeReview(deps, {
      action: 'DeleteReviewAnswer',
      reviewId,
      change: async (tx, before) => {
        await requireTeacher(tx, caller, before);
        return updateReview(tx, reviewId, { answer: '', answered_at: null });
      },
    });
  },
});
