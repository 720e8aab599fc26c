import { buildUser, renderInApp, screen, userEvent, waitFor } from '@sargam/kit/testing';
import { buildCart, buildCourseDetail, buildOrder } from '../testing/samples.ts';
import CoursePage from './CoursePage.tsx';

const undecided = {
  ...buildOrder({
    paid: false,
    state: 'awaiting_payment',
    paymentUndecidedUntil: '2026-11-21T04:30:00.000Z',
  }),
  courses: [{ _id: 'c1' }],
};
const open = (order: object, more: Record<string, unknown> = {}) =>
  renderInApp(<CoursePage />, {
    path: '/courseview?id=c1',
    user: buildUser(),
    api: {
      'GET /course/c1/': buildCourseDetail(),
      'GET /cart/u1': buildCart(),
      'GET /order/mine/u1': { data: [order], total: 1 },
      ...more,
    },
  });

it('the course page says that the payment of the course is checked until the order is given up', async () => {
  let answer: object = undecided;
  open(undecided, {
    'GET /order/mine/u1': () => ({ data: [answer], total: 1 }),
    'POST /order/o1/abandon': () => {
      answer = { ...undecided, state: 'cancelled', paymentUndecidedUntil: null };
      return answer;
    },
  });
  expect(await screen.findByText('We are checking your payment.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Give the order up' }));
  await waitFor(() => expect(screen.queryByText('We are checking your payment.')).toBeNull());
});

it('the course page shows no notice for an undecided payment of another course', async () => {
  open({ ...undecided, courses: [{ _id: 'c9' }] });
  expect(await screen.findByRole('region', { name: 'Gold' })).toBeVisible();
  expect(screen.queryByText('We are checking your payment.')).toBeNull();
});
