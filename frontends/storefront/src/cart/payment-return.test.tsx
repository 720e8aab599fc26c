import { currentUrl, problemResponse, screen, sentRequests, waitFor } from '@sargam/kit/testing';
import { buildOrder } from '../testing/samples.ts';
import { findSummary, openCart, proceedName } from './testing/open-cart.tsx';

describe('the cart after a payment', () => {
  it.each([
    [{ paid: true, state: 'paid' }, '/studentpanel?tab=0&payment=paid&order=o1'],
    [{ paid: false, state: 'review' }, '/cart?payment=review&order=o1'],
    [{ paid: false, state: 'failed' }, '/cart?payment=failed&order=o1'],
    [{ paid: false, state: 'cancelled' }, '/cart?payment=cancelled&order=o1'],
    [{ paid: false, state: 'expired' }, '/cart?payment=expired&order=o1'],
    [{ paid: false, state: 'refunded' }, '/studentpanel?tab=3&order=o1'],
    [{ paid: false, state: 'awaiting_payment' }, '/cart?payment=asking&order=o1'],
  ] as const)('goes to the URL of the outcome when the payment is decided (%j)', async (known, place) => {
    openCart({
      path: '/cart?payment=asking&order=o1',
      api: { 'GET /order/o1': buildOrder({ _id: 'o1', ...known }) },
    });
    await (await findSummary()).findByText('You pay');
    await waitFor(() => expect(sentRequests.some(({ path }) => path === '/order/o1')).toBe(true));
    await waitFor(() => expect(currentUrl()).toBe(place));
  });

  it('goes to the classroom when a payment under review is paid', async () => {
    openCart({
      path: '/cart?payment=review&order=o1',
      api: { 'GET /order/o1': buildOrder({ _id: 'o1', paid: true, state: 'paid' }) },
    });
    await waitFor(() => expect(currentUrl()).toBe('/studentpanel?tab=0&payment=paid&order=o1'));
  });

  it.each([
    [403, 'forbidden'],
    [400, 'invalid-order-id'],
    [404, 'order-not-found'],
  ])('stops waiting after a final refusal (%d)', async (status, code) => {
    openCart({
      path: '/cart?payment=asking&order=o9',
      api: { 'GET /order/o9': problemResponse(status, code, 'x') },
    });
    await waitFor(() => expect(currentUrl()).toBe('/cart'));
    expect(await (await findSummary()).findByRole('button', { name: proceedName })).toBeEnabled();
  });

  it.each([408, 429, 503])('continues polling after a transient error (%d)', async (status) => {
    let times = 0;
    openCart({
      path: '/cart?payment=asking&order=o1',
      api: {
        'GET /order/o1': () =>
          times++ > 0
            ? buildOrder({ _id: 'o1', paid: true, state: 'paid' })
            : problemResponse(status, 'later', 'x'),
      },
    });
    await waitFor(() => expect(currentUrl()).toBe('/studentpanel?tab=0&payment=paid&order=o1'), {
      timeout: 4_000,
    });
  });

  it.each([
    ['en', 'asking', 'We are asking the payment gateway.', []],
    ['bn', 'asking', 'পেমেন্ট গেটওয়ের কাছে খোঁজ নিচ্ছি।', []],
    ['en', 'review', 'The payment is being checked.', ['Purchase History']],
    ['bn', 'review', 'পেমেন্টটি যাচাই হচ্ছে।', ['কেনাকাটার ইতিহাস']],
  ] as const)(
    'offers no second payment while one is undecided (%s, %s)',
    async (language, payment, words, ways) => {
      const state = payment === 'review' ? 'review' : 'awaiting_payment';
      const order = buildOrder({ _id: 'o1', paid: false, state });
      openCart({ language, path: `/cart?payment=${payment}&order=o1`, api: { 'GET /order/o1': order } });
      expect(await screen.findByText(words)).toBeVisible();
      const history = screen.queryAllByRole('link', { name: /Purchase History|কেনাকাটার ইতিহাস/ });
      expect(history.map(({ textContent }) => textContent)).toEqual(ways);
      expect((await screen.findAllByText(language === 'en' ? 'You pay' : 'মোট দিতে হবে')).length).toBe(1);
      expect(screen.queryByRole('button', { name: /^Pay ৳|Try again|পেমেন্ট করুন|আবার চেষ্টা/ })).toBeNull();
      expect(screen.queryByRole('radio')).toBeNull();
    },
  );

  it.each([
    ['en', 'asking', '', 'We are asking the payment gateway.', /Purchase History tells/, 'Purchase History'],
    ['bn', 'asking', '', 'পেমেন্ট গেটওয়ের কাছে খোঁজ নিচ্ছি।', /কেনাকাটার ইতিহাসে দেখুন/, 'কেনাকাটার ইতিহাস'],
    [
      'en',
      'asking',
      '&order=',
      'We are asking the payment gateway.',
      /Purchase History tells/,
      'Purchase History',
    ],
    ['en', 'review', '', 'The payment is being checked.', /Do not pay again/, 'Purchase History'],
    ['bn', 'review', '', 'পেমেন্টটি যাচাই হচ্ছে।', /আবার পেমেন্ট করবেন না/, 'কেনাকাটার ইতিহাস'],
  ] as const)(
    'links to the history and allows a payment if the URL has no order (%s, %s%s)',
    async (language, payment, order, title, text, history) => {
      openCart({ language, path: `/cart?payment=${payment}${order}` });
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.queryByText(/moves on by itself|নিজেই এগিয়ে যাবে/)).toBeNull();
      expect(screen.getByRole('link', { name: history })).toHaveAttribute('href', '/studentpanel?tab=3');
      expect(await screen.findByRole('button', { name: proceedName })).toBeEnabled();
      expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(1);
      expect(
        sentRequests.filter(({ path }) => path.startsWith('/order/') && !path.startsWith('/order/mine')),
      ).toEqual([]);
    },
  );

  it.each([
    ['en', 'Its payment is being checked', 'Purchase History'],
    ['bn', 'এর পেমেন্ট যাচাই হচ্ছে', 'কেনাকাটার ইতিহাস'],
  ] as const)(
    'marks a course whose payment is under review on a later visit (%s)',
    async (language, words, history) => {
      const state = 'review' as const;
      const order = { ...buildOrder({ _id: 'o1', paid: false, state }), courses: [{ _id: 'c1' }] };
      openCart({ language, api: { 'GET /order/mine/u1': { data: [order], total: 1 } } });
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByRole('link', { name: history })).toHaveAttribute('href', '/studentpanel?tab=3');
      expect(screen.queryByRole('button', { name: proceedName })).toBeNull();
      expect(screen.queryByRole('radio')).toBeNull();
    },
  );

  it('allows the payment of other courses when the course under review is not in the cart', async () => {
    const order = { ...buildOrder({ _id: 'o1', paid: false, state: 'review' }), courses: [{ _id: 'c9' }] };
    openCart({ api: { 'GET /order/mine/u1': { data: [order], total: 1 } } });
    expect(await (await findSummary()).findByRole('button', { name: proceedName })).toBeEnabled();
  });

  it.each([
    ['failed', /did not go through/],
    ['cancelled', /cancelled/],
    ['expired', /time for this payment is over/],
  ])('shows the outcome of a payment (%s)', async (outcome, words) => {
    openCart({ path: `/cart?payment=${outcome}&order=o1` });
    expect(await screen.findByText(words)).toBeVisible();
  });
});
