import { KitProviders, Toasts } from '@sargam/kit';
import {
  act,
  buildUser,
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  within,
} from '@sargam/kit/testing';
import { render } from '@testing-library/react';
import { buildCourse, buildOwnedCourse, buildPurchase } from '../../testing/samples.ts';
import StudentPanelPage from '../StudentPanelPage.tsx';

const activeClassroom = { data: [buildOwnedCourse()] };
const openAfterPayment = (classroom: () => unknown, order: unknown = buildPurchase()) =>
  renderInApp(<StudentPanelPage />, {
    path: '/studentpanel?tab=0&payment=paid&order=o1',
    route: '/studentpanel',
    user: buildUser(),
    api: {
      'GET /learning/classroom/u1': classroom,
      'GET /order/o1': order,
      'GET /course/c1/': buildCourse(),
    },
  });

/** Renders the page again with the current URL and history state. */
const reload = () =>
  render(
    <KitProviders>
      <StudentPanelPage />
      <Toasts />
    </KitProviders>,
  );

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the return from the payment page', () => {
  it('shows the toast once and removes the parameters from the URL', async () => {
    const page = openAfterPayment(() => activeClassroom);
    await advanceTime(100);
    expect(screen.getAllByText('Paid. Your payment was successful.')).toHaveLength(1);
    expect(currentUrl()).toBe('/studentpanel?tab=0');
    await advanceTime(8_000);
    expect(screen.queryByText('Paid. Your payment was successful.')).not.toBeInTheDocument();
    page.unmount();
    reload();
    await advanceTime(100);
    expect(screen.queryByText('Paid. Your payment was successful.')).not.toBeInTheDocument();
  });

  it('shows a receipt with the amount, the end of access, the invoice and the first lesson', async () => {
    const order = buildPurchase({ _id: 'o1', invoice: 'INV-000123', amount: 1000, balanceUsed: 250 });
    openAfterPayment(() => ({ data: [buildOwnedCourse({ lessonsCompleted: 0 })] }), order);
    await advanceTime(100);
    const receipt = within(screen.getByRole('region', { name: 'Paid. It is yours.' }));
    expect(receipt.getByText('৳1,000.00')).toBeVisible();
    expect(receipt.getByText('−৳250.00')).toBeVisible();
    expect(receipt.getByText('bKash')).toBeVisible();
    expect(receipt.getByText('INV-000123')).toBeVisible();
    expect(receipt.getByText(/January 30, 2099/)).toBeVisible();
    expect(receipt.getByRole('button', { name: /INV-000123/ })).toBeEnabled();
    expect(receipt.getByRole('link', { name: /^Start lesson 1/ })).toHaveAttribute(
      'href',
      '/lesson?course=c1&lesson=l2',
    );
  });

  it('an unpaid order has no receipt', async () => {
    openAfterPayment(() => activeClassroom, buildPurchase({ paid: false, state: 'failed', paidAt: null }));
    await advanceTime(1_000);
    expect(screen.queryByRole('region', { name: 'Paid. It is yours.' })).toBeNull();
  });

  it('polls until the course is active', async () => {
    let isInClassroom = false;
    openAfterPayment(() => (isInClassroom ? activeClassroom : { data: [] }));
    await advanceTime(1_000);
    expect(screen.getByText('Your course is on its way')).toBeInTheDocument();
    expect(screen.queryByText('You have no courses yet.')).not.toBeInTheDocument();
    isInClassroom = true;
    await advanceTime(2_000);
    expect(screen.getByRole('heading', { name: 'Fingerstyle guitar from zero' })).toBeInTheDocument();
    expect(screen.queryByText('Your course is on its way')).not.toBeInTheDocument();
    const before = sentRequests.length;
    await advanceTime(30_000);
    expect(sentRequests).toHaveLength(before);
  });

  it('after 20 seconds shows that the payment is safe and continues polling', async () => {
    let isInClassroom = false;
    openAfterPayment(() => (isInClassroom ? activeClassroom : { data: [] }));
    await advanceTime(19_000);
    expect(screen.queryByText('Your payment is safe')).not.toBeInTheDocument();
    await advanceTime(2_000);
    expect(screen.getByText('Your payment is safe')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeInTheDocument();
    isInClassroom = true;
    await advanceTime(6_000);
    expect(screen.getByRole('heading', { name: 'Fingerstyle guitar from zero' })).toBeInTheDocument();
    expect(screen.queryByText('Your payment is safe')).not.toBeInTheDocument();
  });

  it('continues after services were unavailable', async () => {
    let isUnavailable = true;
    openAfterPayment(
      () => (isUnavailable ? problemResponse(503, 'unavailable', 'Unavailable.') : activeClassroom),
      () => (isUnavailable ? problemResponse(503, 'unavailable', 'Unavailable.') : buildPurchase()),
    );
    await advanceTime(5_000);
    expect(screen.getByText('Sargam does not answer just now')).toBeInTheDocument();
    isUnavailable = false;
    await advanceTime(9_000);
    expect(screen.getByRole('heading', { name: 'Fingerstyle guitar from zero' })).toBeInTheDocument();
    expect(screen.queryByText('Your course is on its way')).not.toBeInTheDocument();
  });

  it('does not wait for the order of another user', async () => {
    openAfterPayment(() => ({ data: [] }), problemResponse(403, 'forbidden', 'Not yours.'));
    await advanceTime(1_000);
    expect(screen.getByText('You have no courses yet.')).toBeInTheDocument();
  });
});
