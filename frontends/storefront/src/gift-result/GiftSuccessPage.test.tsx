import {
  buildUser,
  currentUrl,
  freezeTime,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import { buildGiftCard, buildStoreOrder } from '../testing/gift-samples.ts';
import GiftSuccessPage from './GiftSuccessPage.tsx';

const done = (more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<GiftSuccessPage />, {
    path: '/giftcard-successfull?order=s1',
    route: '/giftcard-successfull',
    user: buildUser(),
    ...more,
    api: { 'GET /store/product/p1': buildGiftCard(), ...more.api },
  });
const confetti = () => document.querySelector('.confetti');

const today = '2026-11-21T05:00:00Z';
beforeEach(() => freezeTime(today));
afterEach(() => jest.useRealTimers());

describe('the success page', () => {
  it.each([
    ['en', 'Your gift card order is complete.', /sent to mahmuda@example\.com/],
    ['bn', 'আপনার গিফট কার্ডের অর্ডার হয়ে গেছে।', /পাঠানো হয়েছে: mahmuda@example\.com/],
  ] as const)('shows the order and polls until it is delivered (%s)', async (language, title, words) => {
    let times = 0;
    const order = () => buildStoreOrder({ orderStatus: times++ > 0 ? 'delivered' : 'paid' });
    done({ language, api: { 'GET /store/order/s1': order } });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(confetti()).not.toBeNull();
    expect(await screen.findByText(words, undefined, { timeout: 4_000 })).toBeVisible();
    expect(screen.getByText(/First string/)).toBeVisible();
    const until = language === 'bn' ? '২১ নভেম্বর ২০২৭ পর্যন্ত' : 'November 21, 2027';
    expect(screen.getByText(until)).toBeVisible();
  });

  it.each([
    ['en', 'Send the email again'],
    ['bn', 'ইমেইল আবার পাঠান'],
  ] as const)('offers to send the codes again if the mail is overdue (%s)', async (language, again) => {
    done({
      language,
      api: { 'GET /store/order/s1': buildStoreOrder({ resendFrom: '2026-11-21T04:59:00.000Z' }) },
    });
    expect(await screen.findByRole('button', { name: again })).toBeVisible();
  });

  it('links the invoice', async () => {
    done({ api: { 'GET /store/order/s1': buildStoreOrder({ invoice: 'INV-000012' }) } });
    const link = await screen.findByRole('link', { name: 'INV-000012' });
    expect(link).toHaveAttribute('href', '/studentpanel?tab=3');
  });

  it('shows the delivery day', async () => {
    done({ api: { 'GET /store/order/s1': buildStoreOrder({ deliverOn: '2027-02-14' }) } });
    expect(
      await screen.findByText('Paid. The email goes to mahmuda@example.com on February 14, 2027.'),
    ).toBeVisible();
  });

  it('sends the codes again to the same address', async () => {
    const order = buildStoreOrder({ orderStatus: 'delivered' });
    done({
      api: {
        'GET /store/order/s1': order,
        'POST /store/order/s1/resend': { success: true, message: 'ok', data: order },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText('Sent again to mahmuda@example.com')).toBeVisible();
  });

  it('shows no confetti for a payment under review', async () => {
    done({
      api: {
        'GET /store/order/s1': buildStoreOrder({ isPaid: false, orderStatus: 'pending', underReview: true }),
      },
    });
    expect(await screen.findByText(/being checked/)).toBeVisible();
    expect(confetti()).toBeNull();
  });

  it.each([
    ['en', /Do not pay again/, /was refunded/],
    ['bn', /আবার পেমেন্ট করবেন না/, /টাকা ফেরত দেওয়া হয়েছে/],
  ] as const)('shows the refund after a review (%s)', async (language, checked, refunded) => {
    let isOver = false;
    const known = () =>
      isOver
        ? ({ orderStatus: 'refunded' } as const)
        : ({ orderStatus: 'pending', underReview: true } as const);
    done({ language, api: { 'GET /store/order/s1': () => buildStoreOrder({ isPaid: false, ...known() }) } });
    expect(await screen.findByText(checked)).toBeVisible();
    isOver = true;
    expect(await screen.findByText(refunded, undefined, { timeout: 4_000 })).toBeVisible();
    expect(screen.queryByText(checked)).toBeNull();
  });

  it('goes to the fail page if the order failed', async () => {
    done({ api: { 'GET /store/order/s1': buildStoreOrder({ isPaid: false, orderStatus: 'failed' }) } });
    await waitFor(() => expect(currentUrl()).toBe('/giftcard-fail?order=s1'));
  });

  it.each([
    ['en', 'Log in to see your order', 'Login'],
    ['bn', 'অর্ডারটি দেখতে লগইন করুন', 'লগইন করুন'],
  ] as const)('only shows a visitor a login link that returns here (%s)', async (language, title, button) => {
    done({ user: undefined, language });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: button })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fgiftcard-successfull%3Forder%3Ds1',
    );
    expect(confetti()).toBeNull();
    expect(sentRequests).toEqual([]);
  });

  it.each([
    ['a visitor without an order', { path: '/giftcard-successfull', user: undefined }],
    ['somebody without an order', { path: '/giftcard-successfull' }],
    ['another user', { api: { 'GET /store/order/s1': problemResponse(403, 'forbidden', 'x') } }],
    ['an admin who did not buy it', { api: { 'GET /store/order/s1': buildStoreOrder({ userId: 'u2' }) } }],
  ])('shows no success without an own order: %s', async (_, more) => {
    done(more);
    expect(
      await screen.findByRole('heading', { name: 'No gift card order of yours is here.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'All gift cards' })).toHaveAttribute('href', '/store');
    expect(confetti()).toBeNull();
    expect(screen.queryByText(/complete/)).toBeNull();
  });

  it('stops polling the order of another user', async () => {
    done({ api: { 'GET /store/order/s1': problemResponse(403, 'forbidden', 'x') } });
    await screen.findByRole('heading', { name: 'No gift card order of yours is here.' });
    await new Promise((then) => setTimeout(then, 2_500));
    expect(sentRequests.filter(({ path }) => path === '/store/order/s1')).toHaveLength(1);
  });

  it('continues after a transient error', async () => {
    let times = 0;
    done({
      api: {
        'GET /store/order/s1': () =>
          times++ > 0 ? buildStoreOrder() : problemResponse(503, 'unavailable', 'Away'),
      },
    });
    expect(
      await screen.findByRole('heading', { name: 'Your gift card order is complete.' }, { timeout: 4_000 }),
    ).toBeVisible();
  });

  it('polls until the payment is confirmed, then shows the success', async () => {
    let times = 0;
    const unpaid = { isPaid: false, orderStatus: 'pending', valid_to: null, resendFrom: null } as const;
    done({ api: { 'GET /store/order/s1': () => buildStoreOrder(times++ > 0 ? {} : unpaid) } });
    expect(await screen.findByText('Waiting for the word of the payment gateway…')).toBeVisible();
    expect(confetti()).toBeNull();
    expect(
      await screen.findByRole('heading', { name: 'Your gift card order is complete.' }, { timeout: 4_000 }),
    ).toBeVisible();
    expect(confetti()).not.toBeNull();
  });

  it('shows no success for a refunded order', async () => {
    done({ api: { 'GET /store/order/s1': buildStoreOrder({ isPaid: false, orderStatus: 'refunded' }) } });
    expect(await screen.findByText(/was refunded/)).toBeVisible();
    expect(confetti()).toBeNull();
    expect(screen.queryByText('November 21, 2027')).toBeNull();
  });
});
