import { chooseForCart, getVisitorCart } from '@sargam/kit';
import { address, asked, problem, screen, userEvent, waitFor } from '@sargam/kit/testing';
import { open, sent, summary } from '../testing/open-cart.tsx';
import { aCourse, aDetail, aLine, anOrder, aQuote, cartOf } from '../testing/samples.ts';

describe('the cart', () => {
  it('changes the tier of a line, and takes it out', async () => {
    let lines = cartOf(aLine());
    const becomes = (next: typeof lines) => () => {
      lines = next;
      return lines;
    };
    open({
      api: {
        'GET /cart/u1': () => lines,
        'POST /cart/': becomes(cartOf(aLine({ tier: 'silver', price: 1500, oldPrice: 2000, validity: 30 }))),
        'POST /cart/delete/': becomes(cartOf()),
      },
    });
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'silver');
    await waitFor(() => expect(sent('/cart/')).toEqual({ user: 'u1', course: 'c1', tier: 'silver' }));
    await userEvent.click(screen.getByRole('button', { name: /^Remove Fingerstyle/ }));
    expect(await screen.findByText('Your cart is empty.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/allcourses');
  });

  it('asks for the cart again half a second after a removal, and shows what came into it meanwhile', async () => {
    const askedAt: number[] = [];
    let removedAt = 0;
    open({
      api: {
        'GET /cart/u1': () => {
          askedAt.push(performance.now());
          return cartOf(
            removedAt ? aLine({ course: aCourse({ _id: 'c2', title: 'From another window' }) }) : aLine(),
          );
        },
        'POST /cart/delete/': () => {
          removedAt = performance.now();
          return cartOf();
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Remove Fingerstyle/ }));
    await waitFor(() => expect(Math.max(...askedAt) - removedAt).toBeGreaterThanOrEqual(500), {
      timeout: 10_000,
    });
    expect(await screen.findByText('From another window')).toBeVisible();
  });

  it('takes every course that was chosen before logging in', async () => {
    chooseForCart({ course: 'c1', tier: 'gold' });
    chooseForCart({ course: 'c2', tier: 'silver' });
    open({ api: { 'POST /cart/': cartOf(aLine()) } });
    expect(await screen.findByText('course added to the cart')).toBeVisible();
    const brought = asked.filter(({ method, path }) => method === 'POST' && path === '/cart/');
    expect(brought.map(({ body }) => JSON.parse(body))).toEqual([
      { user: 'u1', course: 'c1', tier: 'gold' },
      { user: 'u1', course: 'c2', tier: 'silver' },
    ]);
    expect(getVisitorCart()).toEqual([]);
  });

  it('brings the others where one is no longer sold', async () => {
    chooseForCart({ course: 'gone', tier: 'gold' });
    chooseForCart({ course: 'c1', tier: 'gold' });
    const add = async (request: Request) =>
      (await request.json()).course === 'gone'
        ? problem(404, 'course-not-found', 'This course is not available.')
        : cartOf(aLine());
    open({ api: { 'POST /cart/': add } });
    expect(await screen.findByText('course added to the cart')).toBeVisible();
    expect(screen.getByText('This course is not available.')).toBeVisible();
    expect(getVisitorCart()).toEqual([]);
  });

  it('keeps what could not be brought because nobody answered', async () => {
    chooseForCart({ course: 'c1', tier: 'gold' });
    open({ api: { 'POST /cart/': problem(503, 'unavailable', 'Away') } });
    await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
    expect(await screen.findByText('Away')).toBeVisible();
    expect(getVisitorCart()).toHaveLength(1);
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('shows a visitor what they chose, and where to log in', async () => {
    chooseForCart({ course: 'c1', tier: 'gold' });
    open({ user: undefined, api: { 'GET /course/c1/': aDetail() } });
    expect(await screen.findByText('৳2,800.00')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'silver');
    expect(await screen.findByText('৳1,500.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?redirect=cart');
    await userEvent.click(screen.getByRole('button', { name: /^Remove Fingerstyle/ }));
    expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  });

  it.each([
    ['en', 'upgrade', 'You pay the difference. Until January 3, 2027.', 'Upgrade'],
    ['bn', 'extension', 'আপনার মেয়াদ যেখানে শেষ, সেখান থেকে চলবে। ৩ জানুয়ারি ২০২৭ পর্যন্ত।', 'মেয়াদ বাড়ানো'],
  ] as const)('says what buying again is (%s, %s)', async (language, kind, words, name) => {
    const offer = {
      tier: 'gold',
      price: 1300,
      tierPrice: 2800,
      oldPrice: 3500,
      validity: 90,
      kind,
      endsAt: '2027-01-03T17:59:59.000Z',
    };
    open({
      language,
      api: {
        'GET /cart/u1': cartOf(aLine({ kind, price: 1300 })),
        'GET /cart/offers/u1/c1': { data: [offer], total: 1 },
      },
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(name)).toBeVisible();
  });

  it('keeps a course for later: into the wishlist, out of the cart', async () => {
    let lines = cartOf(aLine());
    open({
      api: {
        'GET /cart/u1': () => lines,
        'POST /wishlist/': { success: true, message: 'Course Added to Wishlist', wishList: ['c1'] },
        'POST /cart/delete/': () => {
          lines = cartOf();
          return lines;
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Keep for later/ }));
    expect(await screen.findByText('added to wishlist')).toBeVisible();
    expect(sent('/wishlist/')).toEqual({ user: 'u1', course: 'c1' });
    expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  });

  it('leaves out a course that is no longer sold, and sells nothing where it was the only one', async () => {
    open({
      api: {
        'GET /cart/u1': cartOf(aLine({ available: false, price: 0 })),
        'GET /cart/quote/u1': aQuote({
          items: 0,
          subtotal: 0,
          walletUsed: 0,
          afterWallet: 0,
          total: 0,
          balanceUsed: 0,
        }),
      },
    });
    expect(await screen.findByText(/No longer sold/)).toBeVisible();
    expect(await (await summary()).findByRole('button', { name: 'Proceed' })).toBeDisabled();
  });

  it.each([
    [{ paid: true, state: 'paid' }, '/studentpanel?tab=0&payment=paid&order=o1'],
    [{ paid: false, state: 'review' }, '/cart?payment=review&order=o1'],
    [{ paid: false, state: 'failed' }, '/cart?payment=failed&order=o1'],
    [{ paid: false, state: 'cancelled' }, '/cart?payment=cancelled&order=o1'],
    [{ paid: false, state: 'expired' }, '/cart?payment=expired&order=o1'],
    [{ paid: false, state: 'awaiting_payment' }, '/cart?payment=asking&order=o1'],
  ] as const)(
    'goes by itself where a payment belongs that was not known before (%j)',
    async (known, place) => {
      open({
        path: '/cart?payment=asking&order=o1',
        api: { 'GET /order/o1': anOrder({ _id: 'o1', ...known }) },
      });
      await (await summary()).findByText('You pay');
      await waitFor(() => expect(asked.some(({ path }) => path === '/order/o1')).toBe(true));
      await waitFor(() => expect(address()).toBe(place));
    },
  );

  it('goes to the classroom by itself once a payment that was being checked is paid', async () => {
    open({
      path: '/cart?payment=review&order=o1',
      api: { 'GET /order/o1': anOrder({ _id: 'o1', paid: true, state: 'paid' }) },
    });
    await waitFor(() => expect(address()).toBe('/studentpanel?tab=0&payment=paid&order=o1'));
  });

  it('waits for no payment of an order that is not theirs', async () => {
    open({
      path: '/cart?payment=asking&order=o9',
      api: { 'GET /order/o9': problem(404, 'order-not-found', 'x') },
    });
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(await (await summary()).findByRole('button', { name: 'Proceed' })).toBeEnabled();
  });

  it.each([
    ['en', 'asking', 'We are asking the payment gateway.', []],
    ['bn', 'asking', 'পেমেন্ট গেটওয়ের কাছে খোঁজ নিচ্ছি।', []],
    ['en', 'review', 'The payment is being checked.', ['Purchase History']],
    ['bn', 'review', 'পেমেন্টটি যাচাই হচ্ছে।', ['কেনাকাটার ইতিহাস']],
  ] as const)(
    'offers no second payment while one is not decided (%s, %s)',
    async (language, told, words, ways) => {
      const state = told === 'review' ? 'review' : 'awaiting_payment';
      const order = anOrder({ _id: 'o1', paid: false, state });
      open({ language, path: `/cart?payment=${told}&order=o1`, api: { 'GET /order/o1': order } });
      expect(await screen.findByText(words)).toBeVisible();
      const history = screen.queryAllByRole('link', { name: /Purchase History|কেনাকাটার ইতিহাস/ });
      expect(history.map(({ textContent }) => textContent)).toEqual(ways);
      expect((await screen.findAllByText(language === 'en' ? 'You pay' : 'মোট দিতে হবে')).length).toBe(1);
      expect(screen.queryByRole('button', { name: /Proceed|Try again|এগিয়ে|আবার চেষ্টা/ })).toBeNull();
      expect(screen.queryByRole('radio')).toBeNull();
    },
  );

  it.each([
    ['en', 'Its payment is being checked', 'Purchase History'],
    ['bn', 'এর পেমেন্ট যাচাই হচ্ছে', 'কেনাকাটার ইতিহাস'],
  ] as const)(
    'says of a course, on any later day too, that its payment is being checked (%s)',
    async (language, words, history) => {
      const state = 'review' as const;
      const order = { ...anOrder({ _id: 'o1', paid: false, state }), courses: [{ _id: 'c1' }] };
      open({ language, api: { 'GET /order/mine/u1': { data: [order], total: 1 } } });
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByRole('link', { name: history })).toHaveAttribute('href', '/studentpanel?tab=3');
      expect(screen.queryByRole('button', { name: /Proceed|এগিয়ে/ })).toBeNull();
      expect(screen.queryByRole('radio')).toBeNull();
    },
  );

  it('lets the others be paid once the course that is checked is taken out', async () => {
    const order = { ...anOrder({ _id: 'o1', paid: false, state: 'review' }), courses: [{ _id: 'c9' }] };
    open({ api: { 'GET /order/mine/u1': { data: [order], total: 1 } } });
    expect(await (await summary()).findByRole('button', { name: 'Proceed' })).toBeEnabled();
  });

  it.each([
    ['failed', /did not go through/],
    ['cancelled', /cancelled/],
    ['expired', /time for this payment is over/],
  ])('says how a payment went (%s)', async (outcome, words) => {
    open({ path: `/cart?payment=${outcome}&order=o1` });
    expect(await screen.findByText(words)).toBeVisible();
  });
});
