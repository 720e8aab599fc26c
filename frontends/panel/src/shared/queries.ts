import { api, apiQuery } from '@sargam/kit';

/** Queries of several pages. `courseQuery` has the same cache key as the storefront's course page. */
export const courseQuery = (id: string) =>
  apiQuery(`/course/${id}/`, ({ signal }) => api.GET('/course/{id}/', { params: { path: { id } }, signal }));

export const classroomQuery = (userId: string) =>
  apiQuery(`/learning/classroom/${userId}`, ({ signal }) =>
    api.GET('/learning/classroom/{userId}', { params: { path: { userId } }, signal }),
  );

export const orderQuery = (id: string) =>
  apiQuery(`/order/${id}`, ({ signal }) => api.GET('/order/{id}', { params: { path: { id } }, signal }));

export const purchasesQuery = (userId: string, page: number, limit: number) =>
  apiQuery(`/order/mine/${userId}?page=${page}&limit=${limit}`, ({ signal }) =>
    api.GET('/order/mine/{userId}', { params: { path: { userId }, query: { page, limit } }, signal }),
  );

export const instructorCoursesQuery = (instructor: string) =>
  apiQuery(`/course/?instructor=${instructor}`, ({ signal }) =>
    api.GET('/course/', { params: { query: { instructor } }, signal }),
  );

/** `start` and `end`: `DD-MM-YYYY` in Dhaka, both included. */
export const salesQuery = (instructorId: string, start: string, end: string) =>
  apiQuery(`/analytics/instructor/${instructorId}/${start}/${end}`, ({ signal }) =>
    api.GET('/analytics/instructor/{instructorId}/{start}/{end}', {
      params: { path: { instructorId, start, end } },
      signal,
    }),
  );

/** The shell's cart badge and the cart page use the same cache entry. */
export const cartQuery = (userId: string) =>
  apiQuery(`/cart/${userId}`, ({ signal }) =>
    api.GET('/cart/{userId}', { params: { path: { userId } }, signal }),
  );

/** The storefront's wishlist buttons use the same cache entry. */
export const wishlistQuery = (userId: string) =>
  apiQuery(`/wishlist/${userId}`, ({ signal }) =>
    api.GET('/wishlist/{userId}', { params: { path: { userId } }, signal }),
  );

export const giftOrdersQuery = (userId: string, page: number, limit: number) =>
  apiQuery(`/store/order/mine/${userId}?page=${page}&limit=${limit}`, ({ signal }) =>
    api.GET('/store/order/mine/{userId}', { params: { path: { userId }, query: { page, limit } }, signal }),
  );

export const walletQuery = (userId: string) =>
  apiQuery(`/wallet/${userId}`, ({ signal }) =>
    api.GET('/wallet/{userId}', { params: { path: { userId } }, signal }),
  );

export const statementQuery = (userId: string, page: number, limit: number) =>
  apiQuery(`/wallet/${userId}/statement?page=${page}&limit=${limit}`, ({ signal }) =>
    api.GET('/wallet/{userId}/statement', { params: { path: { userId }, query: { page, limit } }, signal }),
  );

export const referralQuery = (userId: string) =>
  apiQuery(`/referral/${userId}`, ({ signal }) =>
    api.GET('/referral/{userId}', { params: { path: { userId } }, signal }),
  );

/** Kind (new, extension, upgrade) and price of each tier for this student. */
export const offersQuery = (userId: string, courseId: string) =>
  apiQuery(`/cart/offers/${userId}/${courseId}`, ({ signal }) =>
    api.GET('/cart/offers/{userId}/{courseId}', { params: { path: { userId, courseId } }, signal }),
  );
