import {
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
} from '@sargam/kit/testing';
import { buildCourse, buildLesson } from '../../testing/samples.ts';
import LessonPage from '../LessonPage.tsx';

jest.mock('@sargam/kit/player', () => ({ Player: () => null }));

const open = (lesson: Partial<ReturnType<typeof buildLesson>>, answer: unknown = { success: true }) =>
  renderInApp(<LessonPage />, {
    path: '/lesson?course=c1&lesson=l1',
    route: '/lesson',
    user: buildUser(),
    api: {
      'GET /course/c1/': buildCourse({ videos: [buildLesson(lesson)] }),
      'GET /learning/course-notes/c1': { data: [] },
      'PUT /learning/done/l1': answer,
    },
  });
const sent = (): unknown[] =>
  sentRequests.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body));

it('the lesson is marked by its button, and the mark is removed by D; the list shows it', async () => {
  open({});
  expect(await screen.findByText(/when you have watched 90% of it, or when you mark it/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
  const marked = await screen.findByRole('button', { name: 'Marked as done' });
  expect(marked).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('1 of 1')).toBeInTheDocument();
  await userEvent.keyboard('d');
  expect(await screen.findByRole('button', { name: 'Mark as done' })).toBeInTheDocument();
  expect(sent()).toEqual([{ done: true }, { done: false }]);
});

it('a failed mark changes nothing', async () => {
  open({}, problemResponse(403, 'not-enrolled', 'Purchase the course First!!'));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('Purchase the course First!!')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mark as done' })).toBeInTheDocument();
});

it('a watched lesson has no mark', async () => {
  open({ completed: true, watched: true });
  expect(await screen.findByText('Watched')).toBeInTheDocument();
  await userEvent.keyboard('d');
  expect(sent()).toEqual([]);
});
