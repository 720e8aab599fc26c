import { apiGet } from '@sargam/kit';

/** Queries of several pages. The shell's server fills these cache keys for the first paint. */
export const featuredCoursesQuery = () => apiGet('/course/featured/');
export const featuredInstructorsQuery = () => apiGet('/instructor/featured/');
export const categoryCountsQuery = () => apiGet('/course/catagory/');
export const allInstructorsQuery = () => apiGet('/instructor/');
export const upcomingCoursesQuery = () => apiGet('/course/upcoming');
export const siteCountersQuery = () => apiGet('/analytics/');
export const socialFiguresQuery = () => apiGet('/analytics/social-analytics');
export const landingPopupQuery = () => apiGet('/popup/find/{popupId}', { path: { popupId: 'landing' } });
