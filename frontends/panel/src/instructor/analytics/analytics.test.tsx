import {
  buildUser,
  freezeTime,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { buildSale } from '../../testing/samples.ts';
import { buildDropOff, buildTaughtCourse } from '../../testing/teaching-samples.ts';
import InstructorPanelPage from '../InstructorPanelPage.tsx';

const instructor = buildUser({ type: 3, instructor: 'i1', name: 'Arif Chowdhury' });
const path = '/analytics/instructor/i1/01-11-2026/21-11-2026';
const summary = {
  count: 2,
  net: 2437.7,
  share: 1462.6,
  reversed: 0,
  days: [{ day: '2026-11-21', count: 2, share: 1462.6 }],
  courses: [{ _id: 'c1', title: 'Fingerstyle guitar from zero', count: 2, share: 1462.6 }],
};
const none = { count: 0, net: 0, share: 0, reversed: 0, days: [], courses: [] };
const sales = (data: unknown[], total = data.length) => ({ success: true, data, total, lifetime: 612400 });
const two = sales([buildSale(), buildSale({ _id: 's2', amount: 0.1, net: 0.2 })]);

type Options = { address?: string; language?: 'en' | 'bn'; api?: Record<string, unknown> };
const open = ({ address = '&from=2026-11-01&to=2026-11-21', language, api }: Options = {}) =>
  renderInApp(<InstructorPanelPage />, {
    path: `/instructorpanel?tab=2${address}`,
    user: instructor,
    language,
    api: {
      [`GET ${path}/summary`]: summary,
      [`GET ${path}`]: two,
      'GET /analytics/secure/instructor/i1': { earnings: 612400 },
      'GET /analytics/teaching/i1': { data: [buildTaughtCourse()], total: 1 },
      'GET /analytics/drop-off/c1': buildDropOff(),
      ...api,
    },
  });
const requested = () => sentRequests.map((one) => one.path);

// Fixed time: the tested dates must not be in the future.
beforeAll(() => freezeTime('2026-11-21T12:00:00+06:00'));
afterAll(() => void jest.useRealTimers());

describe('an instructor’s sales', () => {
  it('show the share per sale, in the date range and of all time', async () => {
    open();
    const table = within(await screen.findByRole('table'));
    expect(table.getByText('৳1,462.50')).toBeInTheDocument();
    expect(screen.getAllByText('৳1,462.60')).toHaveLength(2);
    expect(await screen.findByText('৳6,12,400.00')).toBeInTheDocument();
    expect(
      screen.getByText('from 22-5-2022 all amounts are shown after deducting a 2.5% gateway cut'),
    ).toBeInTheDocument();
  });

  it('are reduced by refunds', async () => {
    const data = [
      buildSale({ amount: 100, reversed: 100 }),
      buildSale({ _id: 's2', amount: 100, reversed: 40, orderId: '01KA8MTQ7X5NZRWB4H2C9DVE31' }),
    ];
    open({ api: { [`GET ${path}`]: sales(data), [`GET ${path}/summary`]: { ...summary, reversed: 140 } } });
    const [, whole, part] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(whole).toHaveTextContent('৳0.00Before the refund ৳100.00Refunded');
    expect(part).toHaveTextContent('৳60.00Before the refund ৳100.00Partly refunded');
    expect(screen.getByText('after ৳140.00 for refunds')).toBeInTheDocument();
  });

  it('are shown in Bengali', async () => {
    open({ language: 'bn' });
    expect(await screen.findByText('৳৬,১২,৪০০.০০')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('২১ নভেম্বর ২০২৬, শনিবার, সকাল ১০:৩০')).toHaveLength(2));
    expect(screen.getByText('২২ মে ২০২২ থেকে সব হিসাব ২.৫% গেটওয়ে চার্জ বাদ দিয়ে দেখানো হয়।')).toBeInTheDocument();
  });

  it('show the text of an empty list if there are none', async () => {
    open({ api: { [`GET ${path}/summary`]: none } });
    expect(
      await screen.findByText('You have not yet purchased any courses from this platform yet.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('default to the last 30 days', async () => {
    open({ address: '' });
    await waitFor(() =>
      expect(requested()).toContain('/analytics/instructor/i1/23-10-2026/21-11-2026/summary'),
    );
  });

  it('come from the server page by page', async () => {
    open({
      address: '&from=2026-11-01&to=2026-11-21&page=2',
      api: { [`GET ${path}`]: sales([buildSale()], 41) },
    });
    await screen.findByRole('table');
    expect(requested()).toContain(`${path}?page=2&limit=20`);
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/instructorpanel?tab=2&from=2026-11-01&to=2026-11-21&page=3',
    );
  });

  it('are downloaded as CSV by the server', async () => {
    URL.createObjectURL = () => 'blob:test';
    HTMLAnchorElement.prototype.click = () => undefined;
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Download the sales as CSV' }));
    await waitFor(() => expect(requested()).toContain(path));
  });

  it('have one bar per day in the last 45 days', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Your share a day' })).toBeVisible();
  });

  it('have one bar per month in a long range', async () => {
    const long = '/analytics/instructor/i1/01-01-2026/21-11-2026';
    open({
      address: '&from=2026-01-01&to=2026-11-21',
      api: { [`GET ${long}/summary`]: summary, [`GET ${long}`]: two },
    });
    expect(await screen.findByRole('heading', { name: 'Your share a month' })).toBeVisible();
    expect(screen.getAllByRole('img', { name: /the most in one bar ৳1,462.60, on Nov 2026/ })).toHaveLength(
      2,
    );
  });
});

it('where students stop is shown for the course with the most students, and for another one', async () => {
  const another = buildTaughtCourse({ _id: 'c2', title: 'Lead guitar', students: 2 });
  open({
    api: {
      'GET /analytics/teaching/i1': { data: [another, buildTaughtCourse()], total: 2 },
      'GET /analytics/drop-off/c2': { students: 0, data: [] },
    },
  });
  const second = (await screen.findByText('Travis picking')).closest('li');
  expect(second).toHaveTextContent('6 began, 3 watched');
  expect(second).toHaveTextContent('Most students stop here');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Lead guitar');
  expect(await screen.findByText('This course has no lessons yet.')).toBeVisible();
});
