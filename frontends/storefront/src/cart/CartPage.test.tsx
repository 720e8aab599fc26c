import { addToVisitorCart, getVisitorCart } from '@sargam/kit';
import { problemResponse, screen, sentRequests, userEvent, waitFor } from '@sargam/kit/testing';
import { buildCart, buildCartLine, buildCourse, buildCourseDetail, buildQuote } from '../testing/samples.ts';
import { findSummary, lastRequestBody, openCart, proceedName } from './testing/open-cart.tsx';

describe('the cart', () => {
  it('changes the tier of a course and removes the course', async () => {
    let lines = buildCart(buildCartLine());
    const becomes = (next: typeof lines) => () => {
      lines = next;
      return lines;
    };
    openCart({
      api: {
        'GET /cart/u1': () => lines,
        'POST /cart/': becomes(
          buildCart(buildCartLine({ tier: 'silver', price: 1500, oldPrice: 2000, validity: 30 })),
        ),
        'POST /cart/delete/': becomes(buildCart()),
      },
    });
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'silver');
    await waitFor(() =>
      expect(lastRequestBody('/cart/')).toEqual({ user: 'u1', course: 'c1', tier: 'silver' }),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Remove Fingerstyle/ }));
    expect(await screen.findByText('Your cart is empty.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/allcourses');
  });

  it('refetches the cart 500 ms after a removal and shows changes from another window', async () => {
    const askedAt: number[] = [];
    let removedAt = 0;
    openCart({
      api: {
        'GET /cart/u1': () => {
          askedAt.push(performance.now());
          return buildCart(
            removedAt
              ? buildCartLine({ course: buildCourse({ _id: 'c2', title: 'From another window' }) })
              : buildCartLine(),
          );
        },
        'POST /cart/delete/': () => {
          removedAt = performance.now();
          return buildCart();
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Remove Fingerstyle/ }));
    await waitFor(() => expect(Math.max(...askedAt) - removedAt).toBeGreaterThanOrEqual(500), {
      timeout: 10_000,
    });
    expect(await screen.findByText('From another window')).toBeVisible();
  });

  it('adds all courses of the visitor cart after the login', async () => {
    addToVisitorCart({ course: 'c1', tier: 'gold' });
    addToVisitorCart({ course: 'c2', tier: 'silver' });
    openCart({ api: { 'POST /cart/': buildCart(buildCartLine()) } });
    expect(await screen.findByText('course added to the cart')).toBeVisible();
    const brought = sentRequests.filter(({ method, path }) => method === 'POST' && path === '/cart/');
    expect(brought.map(({ body }) => JSON.parse(body))).toEqual([
      { user: 'u1', course: 'c1', tier: 'gold' },
      { user: 'u1', course: 'c2', tier: 'silver' },
    ]);
    expect(getVisitorCart()).toEqual([]);
  });

  it('adds the other courses if one is no longer sold', async () => {
    addToVisitorCart({ course: 'gone', tier: 'gold' });
    addToVisitorCart({ course: 'c1', tier: 'gold' });
    const add = async (request: Request) =>
      (await request.json()).course === 'gone'
        ? problemResponse(404, 'course-not-found', 'This course is not available.')
        : buildCart(buildCartLine());
    openCart({ api: { 'POST /cart/': add } });
    expect(await screen.findByText('course added to the cart')).toBeVisible();
    expect(screen.getByText('This course is not available.')).toBeVisible();
    expect(getVisitorCart()).toEqual([]);
  });

  it('keeps the visitor cart if the service is unavailable', async () => {
    addToVisitorCart({ course: 'c1', tier: 'gold' });
    openCart({ api: { 'POST /cart/': problemResponse(503, 'unavailable', 'Away') } });
    await waitFor(() => expect(sentRequests.some(({ method }) => method === 'POST')).toBe(true));
    expect(await screen.findByText('Away')).toBeVisible();
    expect(getVisitorCart()).toHaveLength(1);
    expect(sentRequests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('shows a visitor the chosen courses and a login link', async () => {
    addToVisitorCart({ course: 'c1', tier: 'gold' });
    openCart({ user: undefined, api: { 'GET /course/c1/': buildCourseDetail() } });
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
  ] as const)('shows the purchase kind (%s, %s)', async (language, kind, words, name) => {
    const offer = {
      tier: 'gold',
      price: 1300,
      tierPrice: 2800,
      oldPrice: 3500,
      validity: 90,
      kind,
      endsAt: '2027-01-03T17:59:59.000Z',
    };
    openCart({
      language,
      api: {
        'GET /cart/u1': buildCart(buildCartLine({ kind, price: 1300 })),
        'GET /cart/offers/u1/c1': { data: [offer], total: 1 },
      },
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(name)).toBeVisible();
  });

  it('moves a course to the wishlist', async () => {
    let lines = buildCart(buildCartLine());
    openCart({
      api: {
        'GET /cart/u1': () => lines,
        'POST /wishlist/': { success: true, message: 'Course Added to Wishlist', wishList: ['c1'] },
        'POST /cart/delete/': () => {
          lines = buildCart();
          return lines;
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Keep for later/ }));
    expect(await screen.findByText('added to wishlist')).toBeVisible();
    expect(lastRequestBody('/wishlist/')).toEqual({ user: 'u1', course: 'c1' });
    expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  });

  it('disables the checkout if the only course is no longer sold', async () => {
    openCart({
      api: {
        'GET /cart/u1': buildCart(buildCartLine({ available: false, price: 0 })),
        'GET /cart/quote/u1': buildQuote({
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
    expect(await (await findSummary()).findByRole('button', { name: proceedName })).toBeDisabled();
  });
});
