import { buildUser, renderInApp, screen, within } from '@sargam/kit/testing';
import { buildCourse } from '../../testing/samples.ts';
import LessonPage from '../LessonPage.tsx';

jest.mock('@sargam/kit/player', () => ({ Player: () => null }));

const freeVideo = { _id: 'f1', title: 'Tuning by ear', path: 'https://www.youtube.com/watch?v=abc123def45' };
const file = { _id: 'd1', name: 'Chords.pdf', size: 2_140_000, src: '/api/v1/course/file/d1.pdf?s=1' };
const open = (path: string, change: Partial<ReturnType<typeof buildCourse>> = {}) =>
  renderInApp(<LessonPage />, {
    path,
    route: '/lesson',
    user: buildUser(),
    api: {
      'GET /course/c1/': buildCourse({ freeVideos: [freeVideo], documents: [file], ...change }),
      'GET /learning/course-notes/c1': { data: [] },
    },
  });

it('a file of the course is a download with its size', async () => {
  open('/lesson?course=c1&lesson=l1');
  const link = await screen.findByRole('link', { name: /Chords\.pdf/ });
  expect(link).toHaveAttribute('href', file.src);
  expect(link).toHaveTextContent('PDF, 2.1 MB');
});

it('a file is no link without access to it', async () => {
  open('/lesson?course=c1&lesson=l1', { documents: [{ ...file, src: null }] });
  expect(await screen.findByText('Chords.pdf')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Chords/ })).not.toBeInTheDocument();
});

it('a free lesson at YouTube takes the place of the player; YouTube loads after a click only', async () => {
  open('/lesson?course=c1&video=f1');
  expect(await screen.findByRole('heading', { name: 'Tuning by ear', level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Play the video' })).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
  const list = screen.getByRole('region', { name: 'Free lessons' });
  expect(within(list).getByRole('link', { name: 'Tuning by ear' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: /How to hold/ })).not.toHaveAttribute('aria-current');
});

it('a course without files and free lessons has no headings for them', async () => {
  open('/lesson?course=c1&lesson=l1', { freeVideos: [], documents: [] });
  await screen.findByRole('heading', { name: 'Lessons' });
  expect(screen.queryByRole('heading', { name: /Course files|Free lessons/ })).not.toBeInTheDocument();
});
