import { buildUser, currentUrl, renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { buildCart, buildCourseDetail } from '../../testing/samples.ts';
import CoursePage from '../CoursePage.tsx';

jest.mock('@sargam/kit/player', () => ({
  Player: ({ title }: { title: string }) => <p>Playing {title}</p>,
  preloadPlayer: jest.fn(),
}));

const file = { _id: 'd1', name: 'Chord chart.pdf', size: 48_000, src: null };
const open = (src: string | null, more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<CoursePage />, {
    path: '/courseview?id=c1',
    ...more,
    api: {
      'GET /course/c1/': buildCourseDetail({ documents: [{ ...file, src }] }),
      'GET /cart/u1': buildCart(),
      'GET /wishlist/u1': { data: [], total: 0 },
    },
  });

it('is a download for a student with access', async () => {
  open('/api/v1/course/file/d1.pdf?s=x', { user: buildUser() });
  const link = await screen.findByRole('link', { name: /Chord chart\.pdf/ });
  expect(link).toHaveAttribute('href', '/api/v1/course/file/d1.pdf?s=x');
  expect(link).toHaveAttribute('download', 'Chord chart.pdf');
});

it.each([
  ['en', 'Course file', 'Purchase the course First!!'],
  ['bn', 'কোর্সের ফাইল', 'আগে কোর্সটি কিনুন।'],
] as const)('is locked for other students, with an explanation (%s)', async (language, title, words) => {
  open(null, { language, user: buildUser() });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Chord chart\.pdf/ }));
  expect(await screen.findByText(words)).toBeVisible();
});

it('sends a visitor to the login', async () => {
  open(null);
  await userEvent.click(await screen.findByRole('button', { name: /Chord chart\.pdf/ }));
  expect(await screen.findByText('Please login first')).toBeVisible();
  expect(currentUrl()).toBe('/login?redirect=cart');
});
