import { renderInApp, screen, userEvent } from '@sargam/kit/testing';
import type { ReactNode } from 'react';
import { buildCart, buildCourseDetail, buildLesson } from '../testing/samples.ts';
import CoursePage from './CoursePage.tsx';

/** The player shows the end card at once: the end-to-end tests play a video to its end. */
jest.mock('@sargam/kit/player', () => ({
  Player: ({ title, endCard }: { title: string; endCard: ReactNode }) => (
    <div>
      <p>Playing {title}</p>
      {endCard}
    </div>
  ),
  EndCard: ({ children }: { children: ReactNode }) => <section>{children}</section>,
  preloadPlayer: jest.fn(),
}));

const first = buildLesson({ title: 'Two hands' });
const second = buildLesson({ _id: 'l2', title: 'Tune by ear' });
const paid = buildLesson({ _id: 'l3', title: 'Thumb', status: 'paid', src: null });
const access = { tier: 'gold' as const, startedAt: '', endsAt: '2099-01-01T00:00:00.000Z', active: true };

const play = async (some: Parameters<typeof buildCourseDetail>[0] = {}) => {
  renderInApp(<CoursePage />, {
    path: '/courseview?id=c1',
    api: {
      'GET /course/c1/': buildCourseDetail({ videos: [first, second, paid], ...some }),
      'GET /cart/u1': buildCart(),
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Play the video' }));
};

it('a free lesson ends with the next free lesson, the last one with the price', async () => {
  await play();
  expect(await screen.findByText('Next free lesson')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Play it' }));
  expect(await screen.findByText('Playing Tune by ear')).toBeVisible();
  expect(screen.queryByText('Next free lesson')).toBeNull();
  expect(screen.getAllByText('From ৳1,500.00').length).toBeGreaterThan(0);
});

it('a lesson of a bought course has no such card: the next one plays', async () => {
  await play({ access });
  expect(await screen.findByText('Playing Two hands')).toBeVisible();
  expect(screen.queryByText('Next free lesson')).toBeNull();
});
