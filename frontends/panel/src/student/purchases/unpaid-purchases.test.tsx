import {
  act,
  buildUser,
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import { buildPurchase } from '../../testing/samples.ts';
import StudentPanelPage from '../StudentPanelPage.tsx';

const goToExternalUrl = jest.fn();
const saved = jest.fn();
jest.mock('../../shared/page-navigation.ts', () => ({
  goToExternalUrl: (url: string) => goToExternalUrl(url),
}));
jest.mock('@sargam/kit/download', () => ({ saveFile: (name: string) => saved(name) }));

const open = (purchase: unknown, more: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en') =>
  renderInApp(<StudentPanelPage />, {
    path: '/studentpanel?tab=3',
    user: buildUser(),
    language,
    api: {
      'GET /order/mine/u1': () => ({
        data: [typeof purchase === 'function' ? purchase() : purchase],
        total: 1,
      }),
      'GET /store/order/mine/u1': { data: [], total: 0 },
      ...more,
    },
  });

describe('an unpaid order', () => {
  const unpaid = () =>
    buildPurchase({
      paid: false,
      state: 'awaiting_payment',
      paidAt: null,
      invoice: null,
      createdAt: new Date().toISOString(),
      cupon: { code: 'EID20', discount: 20 },
    });
  const buyer = { name: 'Tasnim', phone: '017', email: 't@sargam.test', address: 'Dhaka' };

  const goToPay = async () => {
    open(unpaid(), {
      'GET /user/u1': buyer,
      'POST /cart/ssl/': { GatewayPageURL: 'https://pay.test/1' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(goToExternalUrl).toHaveBeenCalledWith('https://pay.test/1'));
  };

  it('can be paid', async () => {
    await goToPay();
    const [form] = sentRequests
      .filter(({ path }) => path === '/cart/ssl/')
      .map(({ body }) => JSON.parse(body));
    expect(form).toMatchObject({ total_amount: 1250, value_b: 'EID20', cus_name: 'Tasnim' });
    expect(form.value_c).toBe('01KA8MTQ7X5NZRWB4H2C9DVE30');
  });

  it('can be paid again after the browser’s back button', async () => {
    await goToPay();
    const pay = screen.getByRole('button', { name: 'Pay' });
    expect(pay).toHaveAttribute('aria-busy', 'true');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-busy', 'true'));
  });

  it('shows an error if it has ended', async () => {
    open(unpaid(), {
      'GET /user/u1': buyer,
      'POST /cart/ssl/': problemResponse(409, 'order-ended', 'ended'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
    expect(
      await screen.findByText('This order can no longer be paid. Please order again from the cart.'),
    ).toBeInTheDocument();
    expect(goToExternalUrl).not.toHaveBeenCalled();
  });
});

describe('an order that ended unpaid', () => {
  const ended = (change = {}) =>
    buildPurchase({ paid: false, state: 'cancelled', paidAt: null, invoice: null, ...change });

  it('fills the cart with its courses and tiers', async () => {
    open(ended(), { 'POST /cart/': { data: [], total: 0 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the cart' }));
    await waitFor(() => expect(currentUrl()).toBe('/cart'));
    const added = sentRequests.filter(({ method, path }) => method === 'POST' && path === '/cart/');
    expect(added.map(({ body }) => JSON.parse(body))).toEqual([{ user: 'u1', course: 'c1', tier: 'gold' }]);
  });

  it('says that its course is no longer sold', async () => {
    open(ended(), { 'POST /cart/': problemResponse(404, 'course-not-found', 'x') });
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the cart' }));
    expect(await screen.findByText('A course of this order is no longer sold.')).toBeVisible();
    expect(currentUrl()).toBe('/studentpanel?tab=3');
  });

  it.each([
    ['en', '1 attempt that was not paid; you bought it later'],
    ['bn', '১টি চেষ্টায় পেমেন্ট হয়নি, পরে কিনেছেন'],
  ] as const)('is folded away if its courses were bought since (%s)', async (language, text) => {
    open(ended({ boughtInLaterOrder: true }), {}, language);
    const summary = await screen.findByText(text);
    expect(summary.closest('details')).not.toHaveAttribute('open');
  });
});

describe('an order whose payment is undecided', () => {
  const ABANDON = 'POST /order/01KA8MTQ7X5NZRWB4H2C9DVE30/abandon';
  const build = (state: 'awaiting_payment' | 'expired' | 'cancelled', until: string | null) =>
    buildPurchase({
      paid: false,
      state,
      paidAt: null,
      invoice: null,
      createdAt: new Date().toISOString(),
      paymentUndecidedUntil: until,
    });
  const until = '2026-11-21T04:30:00.000Z';

  it.each([
    ['en', 'We are checking your payment.', /pay until 10:30 AM, or give the order up/],
    ['bn', 'আমরা আপনার পেমেন্ট যাচাই করছি।', /সকাল ১০:৩০ পর্যন্ত পেমেন্ট করতে পারেন/],
  ] as const)('says so and what to do (%s)', async (language, title, text) => {
    open(build('awaiting_payment', until), {}, language);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: /^(Pay|পেমেন্ট করুন)$/ })).toBeVisible();
  });

  it('cannot be ordered again after its time is over', async () => {
    open(build('expired', until));
    expect(await screen.findByText(/or wait until 10:30 AM/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back to the cart' })).toBeNull();
  });

  it('is given up', async () => {
    let answer = build('awaiting_payment', until);
    open(() => answer, {
      [ABANDON]: () => {
        answer = build('cancelled', null);
        return answer;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Give the order up' }));
    expect(await screen.findByText('The order is given up. You can order again.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Back to the cart' })).toBeVisible();
    expect(screen.queryByText('We are checking your payment.')).toBeNull();
  });

  it('shows an error if it could not be given up', async () => {
    open(build('awaiting_payment', until), { [ABANDON]: problemResponse(503, 'unavailable', 'x') });
    await userEvent.click(await screen.findByRole('button', { name: 'Give the order up' }));
    expect(await screen.findByText('Something went wrong. Try again.')).toBeInTheDocument();
  });
});
