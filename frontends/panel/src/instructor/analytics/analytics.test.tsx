import {
  buildUser,
  freezeTime,
  renderInApp,
  screen,
  sentRequests,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { buildCourseCard, buildSale } from '../../testing/samples.ts';
import InstructorPanelPage from '../InstructorPanelPage.tsx';

const instructor = buildUser({ type: 3, instructor: 'i1', name: 'Arif Chowdhury' });
const open = (answer: unknown, some: { address?: string; language?: 'en' | 'bn' } = {}) =>
  renderInApp(<InstructorPanelPage />, {
    path: `/instructorpanel?tab=2${some.address ?? '&from=2026-11-01&to=2026-11-21'}`,
    user: instructor,
    language: some.language,
    api: {
      'GET /analytics/instructor/i1/01-11-2026/21-11-2026': answer,
      'GET /course/': { data: [buildCourseCard()], total: 1, categories: [] },
    },
  });
const two = {
  success: true,
  data: [buildSale(), buildSale({ _id: 's2', amount: 0.1, net: 0.2 })],
  total: 2,
  lifetime: 612400,
};

// Fixed time: the tested dates must not be in the future.
beforeAll(() => freezeTime('2026-11-21T12:00:00+06:00'));
afterAll(() => void jest.useRealTimers());

describe('an instructor’s sales', () => {
  it('show the share per sale, in the date range and of all time', async () => {
    open(two);
    const table = within(await screen.findByRole('table'));
    expect(table.getByText('৳1,462.50')).toBeInTheDocument();
    expect(screen.getByText('৳1,462.60')).toBeInTheDocument();
    expect(screen.getByText('৳6,12,400.00')).toBeInTheDocument();
    expect(
      screen.getByText('from 22-5-2022 all amounts are shown after deducting a 2.5% gateway cut'),
    ).toBeInTheDocument();
  });

  it('are reduced by refunds', async () => {
    open({
      ...two,
      data: [
        buildSale({ amount: 100, reversed: 100 }),
        buildSale({ _id: 's2', amount: 100, reversed: 40, orderId: '01KA8MTQ7X5NZRWB4H2C9DVE31' }),
      ],
    });
    const [, whole, part] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(whole).toHaveTextContent('৳0.00Before the refund ৳100.00Refunded');
    expect(part).toHaveTextContent('৳60.00Before the refund ৳100.00Partly refunded');
    expect(screen.getByText('after ৳140.00 for refunds')).toBeInTheDocument();
  });

  it('are shown in Bengali', async () => {
    open(two, { language: 'bn' });
    expect(await screen.findByText('৳৬,১২,৪০০.০০')).toBeInTheDocument();
    expect(screen.getAllByText('২১ নভেম্বর ২০২৬, শনিবার, সকাল ১০:৩০')).toHaveLength(2);
    expect(screen.getByText('২২ মে ২০২২ থেকে সব হিসাব ২.৫% গেটওয়ে চার্জ বাদ দিয়ে দেখানো হয়।')).toBeInTheDocument();
  });

  it('show the specified text if there are none', async () => {
    open({ success: true, data: [], total: 0, lifetime: 0 });
    expect(
      await screen.findByText('You have not yet purchased any courses from this platform yet.'),
    ).toBeInTheDocument();
  });

  it('default to the last 30 days', async () => {
    open(two, { address: '' });
    await waitFor(() =>
      expect(sentRequests.map(({ path }) => path)).toContain(
        '/analytics/instructor/i1/23-10-2026/21-11-2026',
      ),
    );
  });
});
