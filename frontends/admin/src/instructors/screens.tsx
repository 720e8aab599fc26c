import { lazy } from 'react';
import type { Screen } from '../frame/screen.ts';

const AddInstructor = lazy(() => import('./AddInstructorPage.tsx'));
const InstructorList = lazy(() => import('./InstructorListPage.tsx'));
const UpdateInstructor = lazy(() => import('./UpdateInstructorPage.tsx'));

export const instructorScreens: readonly Screen[] = [
  {
    path: '/admininstructorlist',
    element: <InstructorList />,
    title: 'admin.menu.instructors',
    group: 'instructors',
    keywords: 'Instructor list শিক্ষকের তালিকা shikkhok er talika teacher publish feature',
  },
  {
    path: '/addinstructor',
    element: <AddInstructor />,
    title: 'admin.menu.instructor_add',
    group: 'instructors',
    keywords: 'Add instructor শিক্ষক যোগ করুন shikkhok jog profile account teacher new',
  },
  {
    path: '/updateinstructor',
    element: <UpdateInstructor />,
    title: 'admin.menu.instructor_update',
    group: 'instructors',
    unlisted: true,
  },
];
