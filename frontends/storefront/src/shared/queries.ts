import { type ApiSchemas, apiGet } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { listOffers } from './course/offers.ts';

/** Queries of several pages. The shell's server fills these cache keys for the first paint. */
export const featuredCoursesQuery = () => apiGet('/course/featured/');
export const testimonialsQuery = () => apiGet('/testimonials');
export const featuredInstructorsQuery = () => apiGet('/instructor/featured/');
export const categoryCountsQuery = () => apiGet('/course/catagory/');
export const allInstructorsQuery = () => apiGet('/instructor/');
export const upcomingCoursesQuery = () => apiGet('/course/upcoming');
export const siteCountersQuery = () => apiGet('/analytics/');
export const socialFiguresQuery = () => apiGet('/analytics/social-analytics');
export const landingPopupQuery = () => apiGet('/popup/find/{popupId}', { path: { popupId: 'landing' } });

export const courseQuery = (id: string) => apiGet('/course/{id}/', { path: { id } });

export const relatedCoursesQuery = (id: string) => apiGet('/course/{id}/related/', { path: { id } });

export const useCourse = (id: string) => useQuery({ ...courseQuery(id), enabled: id !== '' });

/** For editors: the course with its unpublished changes, and with the lessons as a visitor gets them. */
export const useCoursePreview = (id: string, enabled: boolean) =>
  useQuery({ ...apiGet('/course/{id}/', { path: { id }, query: { revision: 'draft' } }), enabled });

export const studentOffersQuery = (user: string, course: string) =>
  apiGet('/cart/offers/{userId}/{courseId}', { path: { userId: user, courseId: course } });

/** The student's own prices and end dates for the tiers that the course is sold in. */
export const useStudentOffers = (user: string, course: ApiSchemas['CourseCard'], enabled: boolean) => {
  const sold = new Set(listOffers(course).map(({ tier }) => tier));
  return useQuery({
    ...studentOffersQuery(user, course._id),
    select: ({ data }) => data.filter(({ tier }) => sold.has(tier)),
    enabled,
  });
};
