import { api, apiQuery } from '@sargam/kit';

/** Queries of several pages. The shell's server fills these cache keys for the first paint. */
export const featuredCoursesQuery = () =>
  apiQuery('/course/featured/', ({ signal }) => api.GET('/course/featured/', { signal }));

export const featuredInstructorsQuery = () =>
  apiQuery('/instructor/featured/', ({ signal }) => api.GET('/instructor/featured/', { signal }));

export const categoryCountsQuery = () =>
  apiQuery('/course/catagory/', ({ signal }) => api.GET('/course/catagory/', { signal }));

export const allInstructorsQuery = () =>
  apiQuery('/instructor/', ({ signal }) => api.GET('/instructor/', { signal }));

export const upcomingCoursesQuery = () =>
  apiQuery('/course/upcoming', ({ signal }) => api.GET('/course/upcoming', { signal }));

export const siteCountersQuery = () =>
  apiQuery('/analytics/', ({ signal }) => api.GET('/analytics/', { signal }));

export const socialFiguresQuery = () =>
  apiQuery('/analytics/social-analytics', ({ signal }) => api.GET('/analytics/social-analytics', { signal }));

export const landingPopupQuery = () =>
  apiQuery('/popup/find/landing', ({ signal }) =>
    api.GET('/popup/find/{popupId}', { params: { path: { popupId: 'landing' } }, signal }),
  );
