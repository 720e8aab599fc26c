import { renderInApp, screen, within } from '@sargam/kit/testing';
import CoursePage from '../course/CoursePage.tsx';
import { buildCart, buildCourseDetail, buildLesson } from './samples.ts';

export const lessons = [
  buildLesson(),
  buildLesson({ _id: 'l2', title: 'Tune by ear', status: 'login', src: null }),
  buildLesson({ _id: 'l3', title: 'Thumb on the fifth string', status: 'paid', src: null }),
];
export const course = buildCourseDetail({ videos: lessons });

/** Opens the page of the course. */
export const openCoursePage = (more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<CoursePage />, {
    path: '/courseview?id=c1',
    ...more,
    api: {
      'GET /course/c1/': course,
      'GET /course/c1/related/': { data: [], total: 0 },
      'GET /cart/u1': buildCart(),
      ...more.api,
    },
  });
/** The offer of a tier. */
export const offer = async (name: string) => within(await screen.findByRole('region', { name }));
