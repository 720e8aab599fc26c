import { apiGet } from '@sargam/kit';
import { formatApiDate } from '@sargam/kit/format';

/** Queries of several pages. `courseQuery` has the same cache key as the storefront's course page. */
export const courseQuery = (id: string) => apiGet('/course/{id}/', { path: { id } });

export const classroomQuery = (userId: string) =>
  apiGet('/learning/classroom/{userId}', { path: { userId } });

export const orderQuery = (id: string) => apiGet('/order/{id}', { path: { id } });

export const purchasesQuery = (userId: string, page: number, limit: number) =>
  apiGet('/order/mine/{userId}', { path: { userId }, query: { page, limit } });

/** The courses of an instructor in every state, with sales and the progress of students. */
export const taughtCoursesQuery = (instructorId: string) =>
  apiGet('/analytics/teaching/{instructorId}', { path: { instructorId } });

export const dropOffQuery = (id: string) => apiGet('/analytics/drop-off/{id}', { path: { id } });

/** Twenty reviews of an own course; `after` is the `next` of the page before. */
export const courseReviewsQuery = (course: string, after?: string) =>
  apiGet('/reviews/', { query: { course, ...(after && { after }) } });

export const instructorTotalsQuery = (instructorId: string) =>
  apiGet('/analytics/secure/instructor/{instructorId}', { path: { instructorId } });

/** Days in Dhaka as `YYYY-MM-DD`, both included. */
type Days = { from: string; to: string };
const salesPath = (instructorId: string, { from, to }: Days) => ({
  instructorId,
  start: formatApiDate(from),
  end: formatApiDate(to),
});

export const salesSummaryQuery = (instructorId: string, range: Days) =>
  apiGet('/analytics/instructor/{instructorId}/{start}/{end}/summary', {
    path: salesPath(instructorId, range),
  });

type SalesPage = { instructor: string; range: Days; page: number; limit: number };

export const salesQuery = ({ instructor, range, page, limit }: SalesPage) =>
  apiGet('/analytics/instructor/{instructorId}/{start}/{end}', {
    path: salesPath(instructor, range),
    query: { page, limit },
  });

/** The shell's cart badge and the cart page use the same cache entry. */
export const cartQuery = (userId: string) => apiGet('/cart/{userId}', { path: { userId } });

/** The storefront's wishlist buttons use the same cache entry. */
export const wishlistQuery = (userId: string) => apiGet('/wishlist/{userId}', { path: { userId } });

export const giftOrdersQuery = (userId: string, page: number, limit: number) =>
  apiGet('/store/order/mine/{userId}', { path: { userId }, query: { page, limit } });

export const walletQuery = (userId: string) => apiGet('/wallet/{userId}', { path: { userId } });

export const statementQuery = (userId: string, page: number, limit: number) =>
  apiGet('/wallet/{userId}/statement', { path: { userId }, query: { page, limit } });

export const referralQuery = (userId: string) => apiGet('/referral/{userId}', { path: { userId } });

/** Kind (new, extension, upgrade) and price of each tier for this student. */
export const offersQuery = (userId: string, courseId: string) =>
  apiGet('/cart/offers/{userId}/{courseId}', { path: { userId, courseId } });

/** The cart and the verification page use the same cache entry. */
export const userQuery = (id: string) => apiGet('/user/{id}', { path: { id } });

export const secondFactorQuery = () => apiGet('/user/second-factor');

export const sessionsQuery = (userId: string) => apiGet('/user/sessions/{userId}', { path: { userId } });

export const linkedAccountsQuery = (userId: string) =>
  apiGet('/user/linked-accounts/{userId}', { path: { userId } });

/** The practice journal of the logged-in user. */
export const journalQuery = () => apiGet('/learning/journal', { query: { days: 14 } });

/** The practice in an own course of the students who share it. */
export const sharedPracticeQuery = (id: string) => apiGet('/learning/shared-practice/{id}', { path: { id } });

/** The notes of the logged-in user in a course. */
export const notesQuery = (courseId: string) =>
  apiGet('/learning/course-notes/{courseId}', { path: { courseId } });
/** The shell's menu of instructors uses the same cache entry. */
export const instructorsQuery = () => apiGet('/instructor/');

/** The number of unanswered messages, without the messages. */
export const waitingMessagesQuery = (instructorId: string) =>
  apiGet('/contact/mystudent/{instructorId}', {
    path: { instructorId },
    query: { status: 'false', page: 1, limit: 1 },
  });

export const replyTemplatesQuery = () => apiGet('/contact/templates');

export const settlementsQuery = (instructorId: string, page: number, limit: number) =>
  apiGet('/instructor/settlement/{instructorId}', { path: { instructorId }, query: { page, limit } });

/** The applications for certificates of an instructor's courses. */
export const certificateRequestsQuery = (instructorId: string, page: number, limit: number) =>
  apiGet('/learning/certificates/{instructorId}', { path: { instructorId }, query: { page, limit } });
