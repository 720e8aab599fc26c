import { appendAuditEntry } from '@sargam/chassis/audit';
import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Review } from '@sargam/proto/learning/v1/reviews';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { toReviewMessage } from './review-message.ts';
import { lockReview, type ReviewRow } from './review-store.ts';

export const reviewNotFound = () => domainError.notFound('review-not-found', 'No data found');

interface ReviewChange {
  /** Name of the called method. */
  readonly action: string;
  readonly reviewId: string;
  readonly reason?: string;
  readonly change: (tx: Tx<Tables>, before: ReviewRow) => Promise<ReviewRow>;
}

const toAuditedFields = ({ hidden_at, answer }: ReviewRow) => ({ hidden: hidden_at !== null, answer });

/** Changes the locked review with its audit entry. A change of nothing has no entry. */
export const changeReview = (
  { database, service }: Deps,
  { action, reviewId, reason = '', change }: ReviewChange,
): Promise<Review> =>
  database.transaction(async (tx) => {
    const before = await lockReview(tx, reviewId);
    if (!before) throw reviewNotFound();
    const after = await change(tx, before);
    const target = { action, targetKind: 'review', targetId: reviewId, reason };
    const [old, now] = [toAuditedFields(before), toAuditedFields(after)];
    await appendAuditEntry(tx, service.clock(), { ...target, before: old, after: now });
    return toReviewMessage(after);
  });
