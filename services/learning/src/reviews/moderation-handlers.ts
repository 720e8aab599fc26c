import { requireCaller } from '@sargam/chassis/service';
import type { ReviewServiceImplementation } from '@sargam/proto/learning/v1/reviews';
import type { Deps } from '../deps.ts';
import { parseReason } from '../parse-reason.ts';
import { changeReview } from './change-review.ts';
import { recountRating } from './rating-store.ts';
import { updateReview } from './review-store.ts';

const admins = { roles: ['admin'] };

export const moderationHandlers = (
  deps: Deps,
): Pick<ReviewServiceImplementation, 'hideReview' | 'restoreReview'> => ({
  hideReview: async ({ reviewId, reason: given }, context) => {
    requireCaller(context, admins);
    const reason = parseReason(given);
    return changeReview(deps, {
      action: 'HideReview',
      reviewId,
      reason,
      change: async (tx, before) => {
        if (before.hidden_at) return before;
        const columns = { hidden_at: deps.service.clock(), hide_reason: reason };
        const row = await updateReview(tx, reviewId, columns);
        await recountRating(tx, before.course_id);
        return row;
      },
    });
  },

  restoreReview: async ({ reviewId }, context) => {
    requireCaller(context, admins);
    return changeReview(deps, {
      action: 'RestoreReview',
      reviewId,
      change: async (tx, before) => {
        if (!before.hidden_at) return before;
        const row = await updateReview(tx, reviewId, { hidden_at: null, hide_reason: '' });
        await recountRating(tx, before.course_id);
        return row;
      },
    });
  },
});
