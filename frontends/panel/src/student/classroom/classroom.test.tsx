import {
  buildUser,
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { buildCourse, buildLesson, buildOwnedCourse } from '../../testing/samples.ts';
import StudentPanelPage from '../StudentPanelPage.tsx';

const offer = (tier: string, kind: string, price: number) => ({
  tier,
  kind,
  price,
  tierPrice: 2000,
  oldPrice: 0,
  validity: 90,
  endsAt: '2099-01-30T17:59:59.000Z',
});
const open = (courses: unknown, language: 'en' | 'bn' = 'en', stoppedAt = 312) =>
  renderInApp(<StudentPanelPage />, {
    path: '/studentpanel?tab=0',
    user: buildUser(),
    language,
    api: {
      'GET /learning/classroom/u1': courses,
      'GET /course/c1/': buildCourse({
        videos: [buildLesson(), buildLesson({ _id: 'l2', title: 'Travis picking', stoppedAt })],
      }),
      'GET /cart/offers/u1/c1': {
        data: [offer('gold', 'upgrade', 800), offer('silver', 'extension', 1000)],
        total: 2,
      },
    },
  });

describe('the classroom', () => {
  it('links to the next lesson and shows the saved position', async () => {
    open({ data: [buildOwnedCourse()] });
    expect(await screen.findByText(/Lesson 2: Travis picking\. You stopped at 05:12\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/lesson?course=c1&lesson=l2',
    );
    expect(screen.getByText('until January 30, 2099')).toBeInTheDocument();
    expect(screen.getByText('8 of 24 lessons')).toBeInTheDocument();
  });

  it.each([
    ['bn', 0, 'শুরু করুন'],
    ['en', 0, 'Start'],
    ['en', 312, 'Continue'],
  ] as const)(
    'of a course without a completed lesson says whether it was begun (%s, %s s)',
    async (language, stoppedAt, name) => {
      open({ data: [buildOwnedCourse({ lessonsCompleted: 0 })] }, language, stoppedAt);
      expect(await screen.findByRole('link', { name })).toBeInTheDocument();
    },
  );

  it('shows digits and dates in Bengali', async () => {
    open({ data: [buildOwnedCourse()] }, 'bn');
    expect(await screen.findByText('৩০ জানুয়ারি ২০৯৯ পর্যন্ত')).toBeInTheDocument();
    expect(screen.getByText('২৪টির ৮টি লেসন')).toBeInTheDocument();
    expect(await screen.findByText(/লেসন ২: Travis picking। ০৫:১২ পর্যন্ত দেখেছেন।/)).toBeInTheDocument();
  });

  it.each([
    ['bn', '২৪টি লেসন, এখনো শুরু হয়নি', '২৪টি লেসনের একটিও শেষ হয়নি'],
    ['en', '0 of 24 lessons', '0 of 24 lessons done'],
  ] as const)('shows that no lesson is completed (%s)', async (language, text, label) => {
    open({ data: [buildOwnedCourse({ lessonsCompleted: 0 })] }, language);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: label })).toBeInTheDocument();
  });

  it('keeps the progress after the access ended and offers to buy again', async () => {
    const ended = buildOwnedCourse({ active: false, endsAt: '2026-10-01T17:59:59.000Z' });
    open({ data: [ended] });
    const card = await screen.findByRole('article');
    expect(within(card).getByText('Access ended')).toBeInTheDocument();
    expect(within(card).getByText('October 1, 2026')).toBeInTheDocument();
    expect(within(card).getByText('Your progress, notes and certificates stay readable')).toBeInTheDocument();
    expect(within(card).getByRole('img', { name: '8 of 24 lessons done' })).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: 'Buy again' })).toHaveAttribute(
      'href',
      '/courseview?id=c1',
    );
    expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
    await userEvent.click(within(card).getByRole('link', { name: 'Your notes' }));
    expect(currentUrl()).toBe('/lesson?course=c1');
    expect(history.state).toMatchObject({ state: { part: 'notes' } });
  });

  it('shows the time of day in the last week', async () => {
    const soon = new Date(Date.now() + 3 * 86_400_000);
    soon.setUTCHours(17, 59, 59, 0);
    open({ data: [buildOwnedCourse({ nextLesson: null, resumeLesson: null, endsAt: soon.toISOString() })] });
    expect(await screen.findByText(/^Ends (Sun|Mon|Tue|Wed|Thu|Fri|Sat), 11:59 PM$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Extend' })).toHaveAttribute('href', '/courseview?id=c1');
  });

  it('offers an upgrade, and an extension in the last week', async () => {
    const tiers = {
      priceSilver: { price: 1000, oldPrice: 0, validity: 30 },
      priceGold: { price: 2000, oldPrice: 0, validity: 90 },
    };
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
    open({
      data: [
        buildOwnedCourse({ tier: 'silver', ...tiers }),
        buildOwnedCourse({ _id: 'c2', endsAt: soon, lessonsCompleted: 0 }),
      ],
    });
    expect(await screen.findByRole('link', { name: 'Upgrade to Gold for ৳800.00' })).toHaveAttribute(
      'href',
      '/courseview?id=c1',
    );
    expect(screen.getByRole('link', { name: 'Extend' })).toHaveAttribute('href', '/courseview?id=c2');
  });

  it('links to all courses if there are none', async () => {
    open({ data: [] });
    expect(await screen.findByText('You have no courses yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/allcourses');
  });

  it('shows the seven tabs in the order of their indexes', async () => {
    open({ data: [] });
    const tabs = screen.getByRole('navigation', { name: 'Student panel' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((tab) => tab.getAttribute('href')),
    ).toEqual([0, 1, 2, 3, 4, 5, 6].map((tab) => `/studentpanel?tab=${tab}`));
  });
});

describe('while a service is unavailable', () => {
  it('shows a notice and recovers', async () => {
    let away = true;
    open(() => (away ? problemResponse(503, 'unavailable', 'away') : { data: [buildOwnedCourse()] }));
    expect(
      await screen.findByText('Sargam does not answer just now', {}, { timeout: 5_000 }),
    ).toBeInTheDocument();
    away = false;
    expect(
      await screen.findByText('Fingerstyle guitar from zero', {}, { timeout: 5_000 }),
    ).toBeInTheDocument();
  }, 15_000);

  it('retries at once on "Try again"', async () => {
    let away = true;
    open(() => (away ? problemResponse(503, 'unavailable', 'away') : { data: [buildOwnedCourse()] }));
    await screen.findByText('Sargam does not answer just now', {}, { timeout: 5_000 });
    const before = sentRequests.length;
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sentRequests.length).toBeGreaterThan(before));
    expect(await screen.findByText('Fingerstyle guitar from zero')).toBeInTheDocument();
  }, 15_000);

  it('does not retry after a refusal', async () => {
    open(problemResponse(403, 'forbidden', 'Not yours.'));
    expect(await screen.findByText('Not yours.')).toBeInTheDocument();
    expect(sentRequests.filter(({ path }) => path.startsWith('/learning/classroom'))).toHaveLength(1);
  });
});
