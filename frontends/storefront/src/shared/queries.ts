import { api, apiQuery } from '@sargam/kit';

/** What several pages ask; the keys are those the shell's server fills for the first paint. */
export const featuredCourses = () =>
  apiQuery('/course/featured/', ({ signal }) => api.GET('/course/featured/', { signal }));

export const featuredInstructors = () =>
  apiQuery('/instructor/featured/', ({ signal }) => api.GET('/instructor/featured/', { signal }));

export const categoryCounts = () =>
  apiQuery('/course/catagory/', ({ signal }) => api.GET('/course/catagory/', { signal }));

export const allInstructors = () =>
  apiQuery('/instructor/', ({ signal }) => api.GET('/instructor/', { signal }));

export const upcomingCourses = () =>
  apiQuery('/course/upcoming', ({ signal }) => api.GET('/course/upcoming', { signal }));

export const counters = () => apiQuery('/analytics/', ({ signal }) => api.GET('/analytics/', { signal }));

export const socialFigures = () =>
  apiQuery('/analytics/social-analytics', ({ signal }) => api.GET('/analytics/social-analytics', { signal }));

export const landingPopup = () =>
  apiQuery('/popup/find/landing', ({ signal }) =>
    api.GET('/popup/find/{popupId}', { params: { path: { popupId: 'landing' } }, signal }),
  );
