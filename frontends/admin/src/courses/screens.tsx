import { lazyPage } from '@sargam/kit';
import { adminsAndUploaders, type Screen } from '../frame/screen.ts';

const AddCourse = lazyPage(() => import('./AddCoursePage.tsx'));
const CourseList = lazyPage(() => import('./CourseListPage.tsx'));
const UpdateCourse = lazyPage(() => import('./UpdateCoursePage.tsx'));
const UpdateLesson = lazyPage(() => import('../lessons/UpdateLessonPage.tsx'));

export const courseScreens: readonly Screen[] = [
  {
    path: '/admincourselist',
    element: <CourseList />,
    title: 'admin.menu.courses',
    group: 'courses',
    allow: adminsAndUploaders,
    keywords: 'Course list কোর্সের তালিকা kors er talika publish feature',
  },
  {
    path: '/addcourse',
    element: <AddCourse />,
    title: 'admin.menu.course_add',
    group: 'courses',
    allow: adminsAndUploaders,
    keywords: 'Add course কোর্স যোগ করুন kors jog new bundle upload',
  },
  {
    path: '/updatecourse',
    element: <UpdateCourse />,
    title: 'admin.menu.course_update',
    group: 'courses',
    allow: adminsAndUploaders,
    unlisted: true,
  },
  {
    path: '/updatelesson',
    element: <UpdateLesson />,
    title: 'admin.menu.lesson_update',
    group: 'courses',
    allow: adminsAndUploaders,
    unlisted: true,
  },
];
