import { api, query } from '@sargam/kit';

/** What several pages ask; the keys are those the shell's server fills for the first paint. */
export const featuredCourses = () =>
  query('/course/featured/', ({ signal }) => api.GET('/course/featured/', { signal }));

export const featuredInstructors = () =>
  query('/instructor/featured/', ({ signal }) => api.GET('/instructor/featured/', { signal }));

export const categoryCounts = () =>
  query('/course/catagory/', ({ signal }) => api.GET('/course/catagory/', { signal }));

export const allInstructors = () =>
  query('/instructor/', ({ signal }) => api.GET('/instructor/', { signal }));

export const upcomingCourses = () =>
  query('/course/upcoming', ({ signal }) => api.GET('/course/upcoming', { signal }));

export const counters = () => query('/analytics/', ({ signal }) => api.GET('/analytics/', { signal }));

export const socialFigures = () =>
  query('/analytics/social-analytics', ({ signal }) => api.GET('/analytics/social-analytics', { signal }));

export const landingPopup = () =>
  query('/popup/find/landing', ({ signal }) =>
    api.GET('/popup/find/{popupId}', { params: { path: { popupId: 'landing' } }, signal }),
  );
