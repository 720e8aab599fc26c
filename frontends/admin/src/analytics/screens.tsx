import { lazyPage } from '@sargam/kit';
import type { Screen } from '../frame/screen.ts';

const Course = lazyPage(() => import('./CoursePage.tsx'));
const Courses = lazyPage(() => import('./CoursesPage.tsx'));
const Instructor = lazyPage(() => import('./InstructorPage.tsx'));
const Instructors = lazyPage(() => import('./InstructorsPage.tsx'));
const Sales = lazyPage(() => import('./SalesPage.tsx'));
const UserAnalytics = lazyPage(() => import('../people/UserAnalyticsPage.tsx'));

export const analyticsScreens: readonly Screen[] = [
  {
    path: '/adminanalyticssales',
    element: <Sales />,
    title: 'admin.menu.sales',
    group: 'analytics',
    keywords: 'Sales analytics বিক্রির অ্যানালিটিক্স bikri revenue received',
  },
  {
    path: '/adminanalyticsusers',
    element: <UserAnalytics />,
    title: 'admin.menu.users_analytics',
    group: 'analytics',
    keywords: 'User analytics ব্যবহারকারীর অ্যানালিটিক্স sign ups new people notun নতুন',
  },
  {
    path: '/adminanalyticsinstructor',
    element: <Instructors />,
    title: 'admin.menu.instructors_analytics',
    group: 'analytics',
    keywords: 'Instructor analytics শিক্ষকের অ্যানালিটিক্স shikkhok due পাওনা',
  },
  {
    path: '/admin/instructor/:id',
    element: <Instructor />,
    title: 'admin.menu.instructor_detail',
    group: 'analytics',
    unlisted: true,
  },
  {
    path: '/adminanalyticscourses',
    element: <Courses />,
    title: 'admin.menu.courses_analytics',
    group: 'analytics',
    keywords: 'Course analytics list কোর্সের অ্যানালিটিক্স sales bikri',
  },
  {
    path: '/admin/course/analytics/:id',
    element: <Course />,
    title: 'admin.menu.course_detail',
    group: 'analytics',
    unlisted: true,
  },
];
