import { getVisitorCart } from '@sargam/kit';
import {
  buildUser,
  currentUrl,
  problemResponse,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import { course, offer, openCoursePage } from '../testing/course-page.tsx';
import { buildCart, buildCartLine, buildCourseDetail } from '../testing/samples.ts';

// The player is a custom element with a shadow root; the end-to-end test covers it.
jest.mock('@sargam/kit/player', () => ({
  Player: ({ title }: { title: string }) => <p>Playing {title}</p>,
  preloadPlayer: jest.fn(),
}));

describe('a course', () => {
  it('adds the chosen tier to the cart', async () => {
    openCoursePage({
      user: buildUser(),
      api: { 'POST /cart/': buildCart(buildCartLine({ tier: 'diamond' })) },
    });
    await userEvent.click((await offer('Diamond')).getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByText('course added to the cart')).toBeVisible();
    const sent = sentRequests.find(({ method, path }) => method === 'POST' && path === '/cart/');
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      user: 'u1',
      course: 'c1',
      tier: 'diamond',
      price: 4500,
      validity: 180,
    });
    expect((await offer('Diamond')).getByRole('link', { name: /see cart/ })).toHaveAttribute('href', '/cart');
  });

  it.each([
    ['en', 'Diamond', 'Enrol'],
    ['bn', 'ডায়মন্ড', 'এনরোল করুন'],
  ] as const)(
    '"Enrol" puts the tier into the cart and opens the cart (%s)',
    async (language, name, button) => {
      openCoursePage({
        language,
        user: buildUser(),
        api: { 'POST /cart/': buildCart(buildCartLine({ tier: 'diamond' })) },
      });
      await userEvent.click((await offer(name)).getByRole('button', { name: button }));
      await waitFor(() => expect(currentUrl()).toBe('/cart'));
      const sent = sentRequests.find(({ method, path }) => method === 'POST' && path === '/cart/');
      expect(JSON.parse(sent?.body ?? '')).toMatchObject({ tier: 'diamond', price: 4500 });
    },
  );

  it.each([
    ['en', 'Diamond', 'Take instead of Gold', 'Diamond replaces Gold in your cart.'],
    ['bn', 'ডায়মন্ড', 'গোল্ড বাদ দিয়ে এটি নিন', 'কার্টে গোল্ড বাদ দিয়ে ডায়মন্ড রাখা হয়েছে।'],
  ] as const)('says that a second tier replaces the first (%s)', async (language, name, button, words) => {
    openCoursePage({
      language,
      user: buildUser(),
      api: {
        'GET /cart/u1': buildCart(buildCartLine({ tier: 'gold' })),
        'POST /cart/': buildCart(buildCartLine({ tier: 'diamond' })),
      },
    });
    const diamond = await offer(name);
    await userEvent.click(await diamond.findByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('reads the highlighted tier first where tiers are drawn below each other', async () => {
    const matchMedia = jest.spyOn(window, 'matchMedia');
    const real = matchMedia.getMockImplementation() ?? window.matchMedia;
    matchMedia.mockImplementation((query) => ({
      ...real.call(window, query),
      matches: query === '(max-width: 48em)',
    }));
    openCoursePage();
    await offer('Gold');
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names.filter((name) => ['Silver', 'Gold', 'Diamond'].includes(name))).toEqual([
      'Gold',
      'Silver',
      'Diamond',
    ]);
    matchMedia.mockRestore();
  });

  it.each([
    ['en', 'Gold', 'Add to cart', 'The price changed. Please look at it again.', '৳3,000.00'],
    ['bn', 'গোল্ড', 'কার্টে যোগ করুন', 'দাম বদলেছে। আবার দেখে নিন।', '৳৩,০০০.০০'],
  ] as const)(
    'shows the new price after a price change and adds the course at that price (%s)',
    async (language, name, button, words, price) => {
      const gold = { tier: 'gold', kind: 'new', price: 3000, tierPrice: 3000, oldPrice: 3500, validity: 90 };
      const offers = [{ ...gold, endsAt: null }];
      const refusal = problemResponse(409, 'price-changed', 'The price of this course has changed.', {
        offers,
      });
      const tries = () => sentRequests.filter(({ path }) => path === '/cart/');
      openCoursePage({
        language,
        user: buildUser(),
        api: {
          // The page also refetches the course, but does not need the response.
          'GET /course/c1/': () => (tries().length > 0 ? new Promise(() => undefined) : course),
          'POST /cart/': () => (tries().length > 1 ? buildCart(buildCartLine({ tier: 'gold' })) : refusal),
        },
      });
      const key = await offer(name);
      await userEvent.click(key.getByRole('button', { name: button }));
      expect(await screen.findByText(words)).toBeVisible();
      expect(await key.findByText(price)).toBeVisible();
      await userEvent.click(key.getByRole('button', { name: button }));
      await waitFor(() => expect(tries()).toHaveLength(2));
      const prices = tries().map(({ body }) => JSON.parse(body).price);
      expect(prices).toEqual([2800, 3000]);
    },
  );

  it('sends a visitor to the login and keeps the choice', async () => {
    openCoursePage();
    await userEvent.click((await offer('Gold')).getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByText('Please login first')).toBeVisible();
    expect(currentUrl()).toBe('/login?redirect=cart');
    expect(getVisitorCart()).toEqual([{ course: 'c1', tier: 'gold' }]);
  });

  it('shows a student with access their own prices and end dates', async () => {
    const access = {
      tier: 'silver' as const,
      startedAt: '2026-11-01T00:00:00.000Z',
      endsAt: '2099-01-01T00:00:00.000Z',
      active: true,
    };
    const offers = [
      {
        tier: 'silver',
        price: 1500,
        tierPrice: 1500,
        oldPrice: 2000,
        validity: 30,
        kind: 'extension',
        endsAt: '2027-01-03T17:59:59.000Z',
      },
      {
        tier: 'gold',
        price: 1300,
        tierPrice: 2800,
        oldPrice: 3500,
        validity: 90,
        kind: 'upgrade',
        endsAt: '2027-02-03T17:59:59.000Z',
      },
    ];
    openCoursePage({
      user: buildUser(),
      api: {
        'GET /course/c1/': buildCourseDetail({ access }),
        'GET /cart/offers/u1/c1': { data: offers, total: 2 },
        'POST /cart/': buildCart(buildCartLine({ tier: 'gold', kind: 'upgrade', price: 1300 })),
      },
    });
    const silver = await offer('Silver');
    expect(silver.getByText('Adds to the days you have left: until January 3, 2027')).toBeVisible();
    const gold = await offer('Gold');
    expect(gold.getByText('৳1,300.00')).toBeVisible();
    expect(gold.getByText('৳2,800.00')).toBeVisible();
    expect(gold.getByText('You pay the difference')).toBeVisible();
    await userEvent.click(gold.getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByText('course added to the cart')).toBeVisible();
  });

  it.each([
    ['en', 'Add to wishlist', 'Course Added to Wishlist'],
    ['bn', 'উইশলিস্টে রাখুন', 'কোর্সটি উইশলিস্টে রাখা হয়েছে।'],
  ] as const)('is added to the wishlist, and the button disappears (%s)', async (language, button, words) => {
    let list: unknown[] = [];
    const add = () => {
      list = [course];
      return { success: true, message: 'Course Added to Wishlist', wishList: ['c1'] };
    };
    openCoursePage({
      language,
      user: buildUser(),
      api: { 'GET /wishlist/u1': () => ({ data: list, total: list.length }), 'POST /wishlist/': add },
    });
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
  });

  it('sends a visitor to the login before adding to the wishlist', async () => {
    openCoursePage();
    await userEvent.click(await screen.findByRole('button', { name: 'Add to wishlist' }));
    expect(await screen.findByText('Please login first')).toBeVisible();
    expect(currentUrl()).toBe('/login?redirect=cart');
  });
});
