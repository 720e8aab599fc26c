import { buildUser, currentUrl, renderInApp, screen, userEvent, within } from '@sargam/kit/testing';
import { buildCart, buildCourseDetail, buildLesson } from '../testing/samples.ts';
import CoursePage from './CoursePage.tsx';

jest.mock('@sargam/kit/player', () => ({
  Player: ({ title }: { title: string }) => <p>Playing {title}</p>,
  preloadPlayer: jest.fn(),
}));

const video = { _id: 'f1', title: 'Your first chord', path: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };
const paid = buildLesson({ _id: 'l3', title: 'Thumb on the fifth string', status: 'paid', src: null });
type Some = Parameters<typeof buildCourseDetail>[0];
const open = (some: Some = {}, more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<CoursePage />, {
    path: '/courseview?id=c1',
    ...more,
    api: {
      'GET /course/c1/': buildCourseDetail({ videos: [buildLesson(), paid], freeVideos: [video], ...some }),
      'GET /cart/u1': buildCart(),
    },
  });
const frame = () => screen.findByTitle('Video: Your first chord');

it.each([
  ['en', 'At YouTube', '2 free of 3'],
  ['bn', 'YouTube‑এ', '৩টির ২টি ফ্রি'],
] as const)('is listed with the free lessons and marked as YouTube (%s)', async (language, where, count) => {
  open({}, { language });
  expect(await screen.findByText(where)).toBeVisible();
  expect(screen.getByText(count)).toBeVisible();
});

it('loads the cookie-free YouTube frame only after a click', async () => {
  open();
  const row = await screen.findByRole('link', { name: /Your first chord/ });
  expect(screen.queryByText(/^Playing /)).toBeNull();
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(row);
  expect(currentUrl()).toBe('/courseview?id=c1&lesson=f1');
  expect(await frame()).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/),
  );
  await userEvent.click(screen.getByRole('link', { name: /What your two hands will do/ }));
  expect(await screen.findByText('Playing What your two hands will do')).toBeVisible();
});

it('loads our own player only after a click', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Play the video' }));
  expect(await screen.findByText('Playing What your two hands will do')).toBeVisible();
});

it('does not start when opened by its URL', async () => {
  open({}, { path: '/courseview?id=c1&lesson=f1' });
  const play = await screen.findByRole('link', { name: 'Play the video' });
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(play);
  expect(await frame()).toHaveFocus();
});

it('is shown first if no other lesson can be played', async () => {
  open({ videos: [paid] });
  expect(await screen.findByRole('link', { name: 'Play the video' })).toBeVisible();
});

it('does not block "Continue learning" for a student with access', async () => {
  const access = {
    tier: 'gold' as const,
    startedAt: '2026-11-01T00:00:00.000Z',
    endsAt: '2099-01-01T00:00:00.000Z',
    active: true,
  };
  open({ access }, { path: '/courseview?id=c1&lesson=f1', user: buildUser() });
  const accessSection = within(await screen.findByRole('region', { name: 'Your access' }));
  await userEvent.click(accessSection.getByRole('button', { name: 'Continue learning' }));
  expect(currentUrl()).toBe('/courseview?id=c1&lesson=l1');
});
