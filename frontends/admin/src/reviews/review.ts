import type { ApiSchemas } from '@sargam/kit';

export type Review = ApiSchemas['StaffReview'];

/** Values of the filter `state`. */
export const reviewStates = ['visible', 'hidden', 'unanswered'] as const;
/** Values of the filter `rating`. */
export const ratings = ['5', '4', '3', '2', '1'] as const;
