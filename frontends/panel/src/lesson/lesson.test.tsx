import { history } from '@sargam/kit';
import type { PlayerProps } from '@sargam/kit/player';
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
import { buildCourse, buildLesson } from '../testing/samples.ts';
import LessonPage from './LessonPage.tsx';

let playing: PlayerProps | undefined;
jest.mock('@sargam/kit/player', () => ({
  Player: (props: PlayerProps) => {
    playing = props;
    return null;
  },
}));

const locked = buildLesson({ _id: 'l3', title: 'Whole song', src: null });
const course = buildCourse({
  videos: [
    buildLesson({ completed: true, watched: true }),
    buildLesson({ _id: 'l2', title: 'Travis picking', stoppedAt: 312, src: '/api/v1/video/travis.mp4?s=2' }),
    locked,
  ],
});
const student = buildUser();

const open = (
  path: string,
  some: { course?: unknown; user?: typeof student | undefined; language?: 'en' | 'bn' } = { user: student },
) =>
  renderInApp(<LessonPage />, {
    path,
    route: '/lesson',
    user: some.user,
    language: some.language ?? 'en',
    api: { 'GET /course/c1/': some.course ?? course, 'POST /learning/position': { success: true } },
  });

const saved = (): unknown[] =>
  sentRequests.filter(({ path }) => path === '/learning/position').map(({ body }) => JSON.parse(body));

beforeEach(() => {
  playing = undefined;
});

describe('a lesson', () => {
  it('starts at the saved position', async () => {
    open('/lesson?course=c1&lesson=l2');
    expect(await screen.findByRole('heading', { name: '2. Travis picking' })).toBeInTheDocument();
    expect(playing).toMatchObject({ startAt: 312, src: '/api/v1/video/travis.mp4?s=2' });
  });

  it('is the first unwatched one if the URL has none', async () => {
    open('/lesson?course=c1');
    expect(await screen.findByRole('heading', { name: '2. Travis picking' })).toBeInTheDocument();
  });

  it('saves the position', async () => {
    open('/lesson?course=c1&lesson=l2');
    await screen.findByRole('heading', { name: '2. Travis picking' });
    playing?.onProgress?.(320);
    await waitFor(() => expect(saved()).toEqual([{ lesson: 'l2', seconds: 320 }]));
  });

  it('saves no position of a visitor', async () => {
    open('/lesson?course=c1&lesson=l1', { user: undefined });
    await screen.findByRole('heading', { name: '1. How to hold' });
    playing?.onProgress?.(20);
    expect(saved()).toEqual([]);
  });

  it('gets a new video URL after the old one expired', async () => {
    open('/lesson?course=c1&lesson=l2');
    await screen.findByRole('heading', { name: '2. Travis picking' });
    const before = sentRequests.length;
    expect(await playing?.fetchFreshSrc?.()).toBe('/api/v1/video/travis.mp4?s=2');
    expect(sentRequests.slice(before).map(({ path }) => path)).toEqual(['/course/c1/']);
  });

  it('opens the next and the previous lesson with N and P', async () => {
    open('/lesson?course=c1&lesson=l2');
    await screen.findByRole('heading', { name: '2. Travis picking' });
    await userEvent.keyboard('p');
    expect(currentUrl()).toBe('/lesson?course=c1&lesson=l1');
    await userEvent.keyboard('n');
    expect(currentUrl()).toBe('/lesson?course=c1&lesson=l2');
  });
});

it('keys of the player are forwarded from the page, and not from a text field or a button', async () => {
  const pressed: string[] = [];
  open('/lesson?course=c1&lesson=l2');
  await screen.findByRole('heading', { name: '2. Travis picking' });
  const player = document.createElement('media-controller');
  player.addEventListener('keydown', ({ key }) => pressed.push(key));
  document.body.append(player);
  const part = document.createElement('main');
  const field = document.createElement('input');
  field.type = 'text';
  const button = document.createElement('button');
  part.append(field, button);
  document.body.append(part);
  for (const [element, key] of [
    [document.body, 'k'],
    [part, ' '],
    [field, 'k'],
    [button, ' '],
    [button, 'f'],
  ] as const)
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(pressed).toEqual(['k', ' ', 'f']);
  player.remove();
  part.remove();
});

it.each([
  ['en', 30, /^30 days left Extend or upgrade/],
  ['bn', 5, /^আর ৫ দিন বাকি মেয়াদ বা প্যাকেজ বাড়ান/],
] as const)('the remaining days link to the offers of the course (%s)', async (language, days, name) => {
  const endsAt = new Date(Date.now() + days * 86_400_000).toISOString();
  const access = { tier: 'gold', startedAt: '2026-08-01T06:00:00.000Z', endsAt, active: true };
  open('/lesson?course=c1&lesson=l2', { user: student, course: { ...course, access }, language });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/courseview?id=c1');
});

describe('a locked lesson', () => {
  it('explains on click that the course must be bought', async () => {
    open('/lesson?course=c1&lesson=l2');
    await userEvent.click(await screen.findByRole('button', { name: /Whole song.*locked/ }));
    expect(screen.getByText('Purchase the course First!!')).toBeInTheDocument();
    expect(currentUrl()).toBe('/lesson?course=c1&lesson=l2');
  });

  it('explains the same when opened by its URL', async () => {
    open('/lesson?course=c1&lesson=l3');
    expect(await screen.findByText('Purchase the course First!!')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See prices' })).toHaveAttribute('href', '/courseview?id=c1');
    expect(playing).toBeUndefined();
  });

  it('shows that the access has ended', async () => {
    const access = {
      tier: 'gold',
      startedAt: '2026-08-01T06:00:00.000Z',
      endsAt: '2026-10-01T17:59:59.000Z',
      active: false,
    };
    open('/lesson?course=c1&lesson=l3', { user: student, course: { ...course, access } });
    expect(await screen.findByText('Your access ended on October 1, 2026.')).toBeInTheDocument();
  });

  it('of an ended access opens the notes that a link asks for', async () => {
    open('/studentpanel');
    act(() => history.navigator.push('/lesson?course=c1&lesson=l3', { part: 'notes' }));
    expect(await screen.findByRole('button', { name: 'Notes' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('that needs a login sends a visitor to the login with a redirect back', async () => {
    const forMembers = { ...course, videos: [buildLesson({ status: 'login', src: null })] };
    open('/lesson?course=c1&lesson=l1', { user: undefined, course: forMembers });
    expect(await screen.findByText('Please login first')).toBeInTheDocument();
    expect(currentUrl()).toBe('/login?redirect=%2Flesson%3Fcourse%3Dc1%26lesson%3Dl1');
  });
});

describe('a course', () => {
  it('without lessons is polled', async () => {
    let away = true;
    open('/lesson?course=c1', {
      user: student,
      course: () => (away ? { ...course, videos: undefined } : course),
    });
    expect(await screen.findByText('The lessons are on their way. We keep asking.')).toBeInTheDocument();
    away = false;
    expect(
      await screen.findByRole('heading', { name: '2. Travis picking' }, { timeout: 4_000 }),
    ).toBeInTheDocument();
  });

  it('that does not exist links to all courses', async () => {
    open('/lesson?course=c1', {
      user: student,
      course: problemResponse(404, 'course-not-found', 'No such course.'),
    });
    expect(await screen.findByText('This course is not here.')).toBeInTheDocument();
  });
});
