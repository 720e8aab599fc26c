import { getVisitorCart } from '@sargam/kit';
import {
  buildUser,
  currentAddress,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { buildCart, buildCartLine, buildCourseDetail, buildLesson } from '../testing/samples.ts';
import CoursePage from './CoursePage.tsx';

// The player is a custom element with a shadow root; the end-to-end test covers it.
jest.mock('@sargam/kit/player', () => ({
  Player: ({ title }: { title: string }) => <p>Playing {title}</p>,
  preloadPlayer: jest.fn(),
}));

const lessons = [
  buildLesson(),
  buildLesson({ _id: 'l2', title: 'Tune by ear', status: 'login', src: null }),
  buildLesson({ _id: 'l3', title: 'Thumb on the fifth string', status: 'paid', src: null }),
];
const course = buildCourseDetail({ videos: lessons });
const open = (more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<CoursePage />, {
    path: '/courseview?id=c1',
    ...more,
    api: { 'GET /course/c1/': course, 'GET /cart/u1': buildCart(), ...more.api },
  });
const offer = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a course', () => {
  it('shows each tier with price, former price, discount and days', async () => {
    open();
    const gold = await offer('Gold');
    expect(gold.getByText('৳2,800.00')).toBeVisible();
    expect(gold.getByText(/৳3,500\.00/)).toBeVisible();
    expect(gold.getByText('−20%')).toBeVisible();
    expect(gold.getByText('90 days')).toBeVisible();
  });

  it.each([
    ['en', 'Gold', 'All 2 courses in it'],
    ['bn', 'গোল্ড', 'ভেতরের ২টি কোর্সই'],
  ] as const)('shows the number of courses for a bundle, not lessons (%s)', async (language, name, words) => {
    const bundle = buildCourseDetail({ videos: lessons, bundle: true, bundleCourses: ['c7', 'c8'] });
    open({ language, api: { 'GET /course/c1/': bundle } });
    const gold = await offer(name);
    expect(gold.getByText(words)).toBeVisible();
    expect(gold.queryByText(/lessons|লেসনই/)).toBeNull();
  });

  it('shows no number of courses for an empty bundle', async () => {
    open({
      api: { 'GET /course/c1/': buildCourseDetail({ videos: lessons, bundle: true, bundleCourses: [] }) },
    });
    const gold = await offer('Gold');
    expect(gold.getByText('90 days')).toBeVisible();
    expect(gold.queryByText(/courses in it|lessons/)).toBeNull();
  });

  it('adds the chosen tier to the cart', async () => {
    open({
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
      open({
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
    open();
    await userEvent.click((await offer('Gold')).getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByText('Please login first')).toBeVisible();
    expect(currentAddress()).toBe('/login?redirect=cart');
    expect(getVisitorCart()).toEqual([{ course: 'c1', tier: 'gold' }]);
  });

  it.each([
    ['en', /Thumb on the fifth string/, 'Purchase the course First!!'],
    ['bn', /Thumb on the fifth string/, 'লেসনটি দেখতে আগে কোর্সটি কিনুন।'],
    ['en', /Tune by ear/, 'Log in to watch this video.'],
    ['bn', /Tune by ear/, 'ভিডিওটি দেখতে লগইন করুন।'],
  ] as const)('explains why a lesson is locked (%s, %s)', async (language, lesson, words) => {
    open({ language });
    await userEvent.click(await screen.findByRole('button', { name: lesson }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('shows a buyer the end date and plays all lessons', async () => {
    const endsAt = new Date(Date.now() + 58 * 86_400_000).toISOString();
    const access = { tier: 'gold' as const, startedAt: '2026-11-01T00:00:00.000Z', endsAt, active: true };
    const videos = lessons.map((lesson) => ({ ...lesson, src: `/api/v1/video/${lesson._id}?s=x` }));
    open({ user: buildUser(), api: { 'GET /course/c1/': buildCourseDetail({ videos, access }) } });
    expect(await screen.findByText('58 days left')).toBeVisible();
    expect(screen.getByText(/^Valid until /)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Thumb on the fifth string/ }));
    await waitFor(() => expect(currentAddress()).toBe('/courseview?id=c1&lesson=l3'));
    expect(screen.getByText('Playing Thumb on the fifth string')).toBeVisible();
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
    open({
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
    open({
      language,
      user: buildUser(),
      api: { 'GET /wishlist/u1': () => ({ data: list, total: list.length }), 'POST /wishlist/': add },
    });
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
  });

  it('sends a visitor to the login before adding to the wishlist', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add to wishlist' }));
    expect(await screen.findByText('Please login first')).toBeVisible();
    expect(currentAddress()).toBe('/login?redirect=cart');
  });

  it('shows that the course does not exist', async () => {
    renderInApp(<CoursePage />, { path: '/courseview?id=gone' });
    expect(await screen.findByText('This course is not here.')).toBeVisible();
  });
});

describe('the preview of a draft', () => {
  const draft = { ...course, title: 'Draft title', published: false };
  const preview = (type: 1 | 2 | 4) =>
    open({
      path: '/courseview?id=c1&preview=draft',
      user: buildUser({ type }),
      api: { 'GET /course/c1/?revision=draft': draft },
    });

  it.each([1, 2] as const)('shows staff of type %d the course with its unpublished changes', async (type) => {
    preview(type);
    expect(await screen.findByRole('heading', { name: 'Draft title' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the editor' })).toHaveAttribute(
      'href',
      '/updatecourse?id=c1',
    );
  });

  it('does not exist for students: they get the published course', async () => {
    preview(4);
    expect(await screen.findByRole('heading', { name: course.title })).toBeVisible();
    expect(screen.queryByText('Preview')).toBeNull();
    expect(sentRequests.some(({ path }) => path.includes('revision'))).toBe(false);
  });
});
