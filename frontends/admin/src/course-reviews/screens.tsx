import { lazyPage } from '@sargam/kit';
import type { Screen } from '../frame/screen.ts';

const CourseReviews = lazyPage(() => import('./CourseReviewsPage.tsx'));

export const courseReviewScreens: readonly Screen[] = [
  {
    path: '/admincoursereviews',
    element: <CourseReviews />,
    title: 'admin.menu.course_reviews',
    group: 'courses',
    keywords: 'Courses to review যাচাইয়ের কোর্স jachai waiting instructor publish send changes',
  },
];
