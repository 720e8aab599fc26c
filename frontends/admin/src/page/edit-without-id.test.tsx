import { buildUser, currentUrl, renderInApp, sentRequests, waitFor } from '@sargam/kit/testing';
import UpdateCoursePage from '../courses/UpdateCoursePage.tsx';
import UpdateInstructorPage from '../instructors/UpdateInstructorPage.tsx';
import UpdateLessonPage from '../lessons/UpdateLessonPage.tsx';

it.each([
  ['/updatecourse', UpdateCoursePage, '/admincourselist'],
  ['/updatelesson', UpdateLessonPage, '/admincourselist'],
  ['/updateinstructor', UpdateInstructorPage, '/admininstructorlist'],
])('%s without an id redirects to the list and sends no request', async (path, Screen, list) => {
  renderInApp(<Screen />, { path, user: buildUser({ type: 1 }), api: {} });
  await waitFor(() => expect(currentUrl()).toBe(list));
  expect(sentRequests).toEqual([]);
});
