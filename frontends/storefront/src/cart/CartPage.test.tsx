import {
  address,
  asked,
  aUser,
  problem,
  renderInApp,
  screen,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { aBuyer, aLine, anOrder, aQuote, cartOf } from '../testing/samples.ts';
import CartPage from './CartPage.tsx';
import { keepChoice } from './kept-choice.ts';
import { leaveFor } from './leave.ts';

jest.mock('./leave.ts', () => ({ leaveFor: jest.fn() }));

const voucher = aQuote({
  cupon: { code: 'BOISHAKH20', discount: 20 },
  discount: 310,
  total: 1240,
  balanceUsed: 1560,
});
const open = (more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<CartPage />, {
    path: '/cart',
    user: aUser(),
    ...more,
    api: {
      'GET /cart/u1': cartOf(aLine()),
      'GET /cart/quote/u1': aQuote(),
      'GET /cart/quote/u1?cupon=BOISHAKH20': voucher,
      'GET /cart/cupon/BOISHAKH20': { message: 'success', discount: 20 },
      'GET /user/u1': aBuyer(),
      ...more.api,
    },
  });
const summary = async () => within(await screen.findByRole('complementary', { name: 'Checkout summary' }));
const proceed = async () =>
  userEvent.click(await (await summary()).findByRole('button', { name: 'Proceed' }));
const sent = (path: string) => JSON.parse(asked.findLast((call) => call.path === path)?.body ?? 'null');

describe('the checkout summary', () => {
  it('shows the sums in the order in which they are made, as the server reckons them', async () => {
    open({ path: '/cart?cupon=BOISHAKH20' });
    const lines = await summary();
    await lines.findByText('−৳310.00');
    const amounts = lines.getAllByText(/^−?৳[\d,.]+$/).map(({ textContent }) => textContent);
    expect(amounts).toEqual(['৳2,800.00', '−৳1,250.00', '৳1,550.00', '−৳310.00', '৳1,240.00']);
    expect(lines.getByText('20% of what the wallet did not cover.')).toBeVisible();
  });

  it.each([
    ['en', 'Voucher code', 'Apply', 'Coupon Applied'],
    ['bn', 'ভাউচার কোড', 'ব্যবহার করুন', 'ভাউচারটি যোগ হয়েছে।'],
  ] as const)('takes a voucher (%s)', async (language, label, apply, words) => {
    open({ language });
    await userEvent.type(await screen.findByLabelText(label), 'BOISHAKH20');
    await userEvent.click(screen.getByRole('button', { name: apply }));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    await waitFor(() => expect(address()).toBe('/cart?cupon=BOISHAKH20'));
  });

  it.each([
    ['en', 'Voucher code', 'Apply', 'Coupon Not found'],
    ['bn', 'ভাউচার কোড', 'ব্যবহার করুন', 'ভাউচারটি পাওয়া যায়নি।'],
  ] as const)('says where there is none (%s)', async (language, label, apply, words) => {
    open({ language });
    await userEvent.type(await screen.findByLabelText(label), 'EID50');
    await userEvent.click(screen.getByRole('button', { name: apply }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText(label)).toBeInvalid();
  });
});

describe('the cart', () => {
  it('changes the tier of a line, and takes it out', async () => {
    open({
      api: {
        'POST /cart/': cartOf(aLine({ tier: 'silver', price: 1500, oldPrice: 2000, validity: 30 })),
        'POST /cart/delete/': cartOf(),
      },
    });
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'silver');
    await waitFor(() => expect(sent('/cart/')).toMatchObject({ course: 'c1', tier: 'silver', validity: 30 }));
    await userEvent.click(screen.getByRole('button', { name: /^Remove Fingerstyle/ }));
    expect(await screen.findByText('Your cart is empty.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/allcourses');
  });

  it('takes what was chosen before logging in', async () => {
    keepChoice({ course: 'c1', tier: 'gold' });
    open({ api: { 'POST /cart/': cartOf(aLine()) } });
    expect(await screen.findByText('course added to the cart')).toBeVisible();
    expect(sent('/cart/')).toEqual({ user: 'u1', course: 'c1', tier: 'gold' });
  });

  it('sends a visitor to log in first', async () => {
    open({ user: undefined });
    await waitFor(() => expect(address()).toBe('/login?redirect=cart'));
    expect(screen.getByText('Please login first')).toBeVisible();
  });

  it('goes to the classroom by itself once a payment that was being checked is paid', async () => {
    open({
      path: '/cart?payment=review&order=o1',
      api: { 'GET /order/o1': anOrder({ _id: 'o1', paid: true, state: 'paid' }) },
    });
    await waitFor(() => expect(address()).toBe('/studentpanel?tab=0&payment=paid&order=o1'));
  });

  it.each(['failed', 'cancelled', 'review'])('says how a payment went (%s)', async (outcome) => {
    open({ path: `/cart?payment=${outcome}&order=o1` });
    const words = { failed: /did not go through/, cancelled: /cancelled/, review: /being checked/ };
    expect(await screen.findByText(words[outcome as keyof typeof words])).toBeVisible();
  });
});

describe('proceeding', () => {
  it('makes the order and goes to the gateway', async () => {
    open({
      api: { 'POST /order': anOrder(), 'POST /cart/ssl/': { GatewayPageURL: 'https://pay.example/s1' } },
    });
    await proceed();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/s1'));
    expect(sent('/order')).toEqual({
      amount: 1550,
      paid: false,
      userId: 'u1',
      courses: ['c1'],
      balanceUsed: 1250,
    });
    expect(sent('/cart/ssl/')).toMatchObject({ total_amount: 1550, value_c: 'o1', currency: 'BDT' });
  });

  it('goes to the classroom where nothing is to be paid, and hides the button after one click', async () => {
    const free = aQuote({
      walletBalance: 5000,
      walletUsed: 2800,
      afterWallet: 0,
      total: 0,
      balanceUsed: 2800,
    });
    open({
      api: {
        'GET /cart/quote/u1': free,
        'POST /order': anOrder({ amount: 0 }),
        'POST /cart/zero-cart/u1/o1': { message: 'success' },
      },
    });
    await proceed();
    await waitFor(() => expect(address()).toBe('/studentpanel?tab=0&payment=paid&order=o1'));
  });

  it('says something went wrong where the free order is not confirmed', async () => {
    open({
      api: {
        'GET /cart/quote/u1': aQuote({ walletUsed: 2800, afterWallet: 0, total: 0 }),
        'POST /order': anOrder({ amount: 0 }),
        'POST /cart/zero-cart/u1/o1': problem(500, 'internal', 'x'),
      },
    });
    await proceed();
    expect(await screen.findByText('something went wrong')).toBeVisible();
  });

  it('shows the new total where the price changed, and charges nothing', async () => {
    const quote = aQuote({ subtotal: 3000, afterWallet: 1750, total: 1750 });
    open({ api: { 'POST /order': problem(409, 'price-changed', 'The price has changed', { quote }) } });
    await proceed();
    expect(await screen.findByText('The price changed')).toBeVisible();
    expect(screen.getByText(/৳1,750\.00\. Nothing was charged\./)).toBeVisible();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('asks for a verified address first, and sends the mail again', async () => {
    open({
      api: {
        'GET /user/u1': aBuyer({ emailVerify: false }),
        'GET /user/re-verify/u1': { success: true, message: 'sent' },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
    await waitFor(() => expect(asked.some(({ path }) => path === '/user/re-verify/u1')).toBe(true));
    await proceed();
    expect(asked.some(({ path }) => path === '/order')).toBe(false);
  });
});
