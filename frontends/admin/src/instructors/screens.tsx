import { lazyPage } from '@sargam/kit';
import type { Screen } from '../frame/screen.ts';

const AddInstructor = lazyPage(() => import('./AddInstructorPage.tsx'));
const InstructorList = lazyPage(() => import('./InstructorListPage.tsx'));
const UpdateInstructor = lazyPage(() => import('./UpdateInstructorPage.tsx'));

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
