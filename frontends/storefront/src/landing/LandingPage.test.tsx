import {
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { buildCourse } from '../testing/samples.ts';
import LandingPage from './LandingPage.tsx';

const people = Array.from({ length: 12 }, (_, i) => ({
  _id: `p${i}`,
  name: `Person ${i}`,
  band: 'Kashbon',
  photo: null,
}));
const api = {
  'GET /course/featured/': { data: [buildCourse()], total: 1 },
  'GET /instructor/featured/': { data: people, total: 12 },
  'GET /instructor/': { data: people, total: 12 },
  'GET /testimonials': {
    data: [
      { _id: 'r1', text: 'I play every evening.', name: 'Mitu R.', courseId: 'c9', courseName: 'Chords' },
    ],
  },
  'GET /course/catagory/': { data: [{ catagory: 'Guitar', count: 3 }] },
  'GET /analytics/': { user: 12480, instructor: 12, course: 31, freebies: 0 },
  'GET /analytics/social-analytics': {
    facebook: { follower: 19250, like: 3 },
    youtube: { subscriber: 1 },
    twitter: { post: 9 },
  },
  'GET /course/upcoming': {
    data: [{ _id: 'n1', name: 'Bass lines that sing', photo: null, createdAt: '2026-11-01T00:00:00.000Z' }],
  },
  'POST /contact/': { success: true, message: 'Message sent Successfully' },
};
const contact = () => within(screen.getByRole('region', { name: 'Write to us' }));

describe('the landing page', () => {
  it('shows featured courses and at most ten instructors', async () => {
    renderInApp(<LandingPage />, { api });
    expect(await screen.findByRole('link', { name: 'Fingerstyle guitar from zero' })).toHaveAttribute(
      'href',
      '/courseview?id=c1',
    );
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Person/ })).toHaveLength(10));
  });

  it.each([
    ['en', 'Sargam in numbers', '12,480', 'students'],
    ['bn', 'সংখ্যায় সরগম', '১২,৪৮০', 'শিক্ষার্থী'],
  ] as const)('shows the counts and leaves out zeros (%s)', async (language, region, students, word) => {
    renderInApp(<LandingPage />, { api, language });
    const numbers = within(await screen.findByRole('region', { name: region }));
    expect(await numbers.findByText(students)).toBeVisible();
    expect(numbers.getByText(word)).toBeVisible();
    expect(numbers.getAllByRole('term')).toHaveLength(3);
  });

  it('shows praise with its course', async () => {
    renderInApp(<LandingPage />, { api });
    expect(await screen.findByText('I play every evening.')).toBeVisible();
    expect(screen.getByText('Chords')).toHaveAttribute('href', '/courseview?id=c9');
  });

  it('leaves out the part with praise if there is none', async () => {
    renderInApp(<LandingPage />, { api: { ...api, 'GET /testimonials': { data: [] } } });
    expect(await screen.findByText('Fingerstyle guitar from zero')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('From the practice room')).toBeNull());
  });

  it('shows follower counts and leaves out networks without a count', async () => {
    renderInApp(<LandingPage />, { api });
    const networks = within(await screen.findByRole('list', { name: 'On other networks' }));
    expect(networks.getByText('19,250 followers')).toBeVisible();
    expect(networks.getByText('1 subscriber')).toBeVisible();
    expect(networks.getAllByRole('listitem')).toHaveLength(2);
  });

  it('hides the counters after an error', async () => {
    renderInApp(<LandingPage />, { api: { ...api, 'GET /analytics/': problemResponse(400, 'x', 'no') } });
    expect(await screen.findByRole('link', { name: 'Person 1' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Sargam in numbers' })).toBeNull();
  });

  it('shows "coming soon" without courses and links to the other instruments', async () => {
    const counted = {
      data: [
        { catagory: 'Guitar', count: 3 },
        { catagory: 'Bass Guitar', count: 1 },
      ],
    };
    renderInApp(<LandingPage />, { api: { ...api, 'GET /course/catagory/': counted } });
    const taught = within(await screen.findByRole('region', { name: 'What we teach' }));
    expect(await taught.findByRole('link', { name: 'Bass Guitar' })).toHaveAttribute(
      'href',
      '/allcourses?catagory=Bass%20Guitar',
    );
    // Piano, sound engineering and music production.
    expect(taught.getAllByText('Coming soon')).toHaveLength(3);
  });

  it('shows no "coming soon" without counts', async () => {
    renderInApp(<LandingPage />, {
      api: { ...api, 'GET /course/catagory/': problemResponse(400, 'x', 'no') },
    });
    expect(await screen.findByText('Bass lines that sing')).toBeVisible();
    const taught = within(screen.getByRole('region', { name: 'What we teach' }));
    expect(taught.getByText('Music production')).toBeVisible();
    expect(taught.queryByText('Coming soon')).toBeNull();
  });

  it('shows the upcoming courses', async () => {
    renderInApp(<LandingPage />, { api });
    const upcoming = within(await screen.findByRole('region', { name: 'Upcoming courses' }));
    expect(await upcoming.findByText('Bass lines that sing')).toBeVisible();
  });

  it('hides upcoming courses if there are none', async () => {
    renderInApp(<LandingPage />, { api: { ...api, 'GET /course/upcoming': { data: [] } } });
    expect(await screen.findByRole('link', { name: 'Person 1' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Upcoming courses' })).toBeNull();
  });

  it.each([
    [undefined, 'Start learning', '/login'],
    [buildUser(), 'See all courses', '/allcourses'],
  ])('adapts the hero button to the user', async (user, name, to) => {
    renderInApp(<LandingPage />, { api, user });
    const hero = within(screen.getByRole('region', { name: 'Highlights' }));
    expect(hero.getByRole('link', { name })).toHaveAttribute('href', to);
  });

  it('answers the refund question as the terms do', async () => {
    renderInApp(<LandingPage />, { api });
    expect(screen.getByText(/^Where something went wrong, yes: you paid twice/)).toBeInTheDocument();
    expect(screen.getByText('What the terms say')).toHaveAttribute('href', '/terms#refunds');
  });

  it('shows the other sections if one fails to load', async () => {
    renderInApp(<LandingPage />, {
      api: { ...api, 'GET /course/featured/': problemResponse(400, 'x', 'no') },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Person 1' })).toBeVisible();
  });

  it.each([
    ['en', 'Write to us', 'Send message', 'Missing Field or Invalid Email'],
    ['bn', 'আমাদের লিখুন', 'মেসেজ পাঠান', 'কোনো ঘর খালি আছে, নয়তো ইমেইলটি ঠিক নেই।'],
  ] as const)('rejects an empty message (%s)', async (language, region, button, words) => {
    renderInApp(<LandingPage />, { api, language });
    const form = within(screen.getByRole('region', { name: region }));
    await userEvent.click(form.getByRole('button', { name: button }));
    expect(await form.findByText(words)).toBeVisible();
    expect(sentRequests.some(({ path }) => path === '/contact/')).toBe(false);
  });

  it('rejects a message that is too long', async () => {
    renderInApp(<LandingPage />, { api });
    await userEvent.type(contact().getByLabelText('Name'), 'Tasnim');
    await userEvent.type(contact().getByLabelText('Email'), 'tasnim@example.com');
    await userEvent.click(contact().getByLabelText('Message'));
    await userEvent.paste('a'.repeat(5_001));
    await userEvent.click(contact().getByRole('button', { name: 'Send message' }));
    expect(await contact().findByText('Too Long!')).toBeVisible();
    expect(contact().getByLabelText('Message')).toHaveFocus();
    expect(sentRequests.some(({ path }) => path === '/contact/')).toBe(false);
  });

  it('sends a message and clears the form', async () => {
    renderInApp(<LandingPage />, { api });
    await userEvent.type(contact().getByLabelText('Name'), 'Tasnim');
    await userEvent.type(contact().getByLabelText('Email'), ' tasnim@example.com');
    await userEvent.type(contact().getByLabelText('Message'), 'Hello');
    await userEvent.click(contact().getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Message sent Successfully!!')).toBeVisible();
    expect(contact().getByLabelText('Message')).toHaveValue('');
    expect(JSON.parse(sentRequests.at(-1)?.body ?? '')).toEqual({
      name: 'Tasnim',
      email: 'tasnim@example.com',
      message: 'Hello',
    });
  });
});
