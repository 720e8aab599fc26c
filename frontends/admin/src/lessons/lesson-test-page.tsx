import {
  buildCourseDetail,
  buildLesson,
  buildUser,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
} from '@sargam/kit/testing';
import UpdateLessonPage from './UpdateLessonPage.tsx';

export const lesson = (id: string, title: string, some: object = {}) =>
  buildLesson({ _id: id, title, ...some });
export const lessons = [lesson('l1', 'First'), lesson('l2', 'Second'), lesson('l3', 'Third')];
export const courseUrl = 'GET /course/c1/?texts=both&revision=draft';

/** Opens the lessons of the course `c1`. */
export const openLessons = (
  api: Record<string, unknown> = {},
  videos: object[] | undefined = lessons,
  type: 1 | 2 | 3 = 1,
  course: object = {},
) =>
  renderInApp(<UpdateLessonPage />, {
    path: '/updatelesson?id=c1',
    user: buildUser({ type }),
    api: { [courseUrl]: { ...buildCourseDetail(), ...course, videos }, ...api },
  });

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The body of a change, which waits in the revision of a published course. */
export const sentBody = (path: string) =>
  JSON.parse(sentRequests.find((sent) => sent.path === `${path}?revision=draft`)?.body ?? 'null');
