import { Route, Routes } from '@sargam/kit';
import {
  buildUser,
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import LoginPage from '../../account/LoginPage.tsx';
import { buildBuyer, buildCart, buildCourseDetail, buildInstructor } from '../../testing/samples.ts';
import CoursePage from '../CoursePage.tsx';

jest.mock('@sargam/kit/player', () => ({
  Player: ({ title }: { title: string }) => <p>Playing {title}</p>,
  preloadPlayer: jest.fn(),
}));

const course = buildCourseDetail({ instructorProfile: buildInstructor() });
const session = { v_token: 'a.e30.c', expiresAt: '2099-01-01T00:00:00.000Z', type: 4, user: buildBuyer() };
const site = (
  <Routes>
    <Route path="/courseview" element={<CoursePage />} />
    <Route path="/login" element={<LoginPage />} />
  </Routes>
);
const open = (more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(site, {
    path: '/courseview?id=c1',
    ...more,
    api: {
      'GET /course/c1/': course,
      'GET /cart/u1': buildCart(),
      'GET /wishlist/u1': { data: [], total: 0 },
      'GET /user/social-logins': problemResponse(400, 'x', 'no'),
      'POST /user/login/': session,
      'POST /contact/student/': { success: true, message: 'Message Sent Successfully!!' },
      ...more.api,
    },
  });
const sent = () =>
  sentRequests
    .filter(({ path }) => path === '/contact/student/')
    .map(({ body }) => JSON.parse(body) as unknown);
const texts = {
  en: {
    title: 'Ask Arif Chowdhury',
    label: 'Your message',
    send: 'Send message',
    sent: 'Message Sent Successfully!!',
  },
  bn: {
    title: 'প্রশ্ন করুন, Arif Chowdhury উত্তর দেবেন',
    label: 'আপনার মেসেজ',
    send: 'মেসেজ পাঠান',
    sent: 'মেসেজটি পাঠানো হয়েছে।',
  },
} as const;
const write = async (language: 'en' | 'bn', message: string): Promise<void> => {
  const box = await screen.findByLabelText(texts[language].label);
  if (message) await userEvent.type(box, message);
  await userEvent.click(screen.getByRole('button', { name: texts[language].send }));
};

afterEach(() => sessionStorage.clear());

it.each(['en', 'bn'] as const)(
  'sends the message, shows a toast and clears the form (%s)',
  async (language) => {
    open({ language, user: buildUser() });
    expect(await screen.findByRole('heading', { name: texts[language].title })).toBeVisible();
    await write(language, 'How do I tune it? ');
    expect(await screen.findByText(texts[language].sent)).toBeVisible();
    expect(screen.getByLabelText(texts[language].label)).toHaveValue('');
    expect(sent()).toMatchObject([{ to: 'i1', from: 'u1', message: 'How do I tune it?' }]);
  },
);

it('counts the characters and rejects an empty message', async () => {
  open({ user: buildUser() });
  await write('en', '');
  expect(await screen.findByText('This is required')).toBeVisible();
  expect(screen.getByLabelText('Your message')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Your message'), 'Hello');
  expect(screen.getByText('5 / 2,000')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('sends a visitor to the login, returns and sends the message', async () => {
  open();
  await write('en', 'Which strings?');
  expect(await screen.findByText('Please login first')).toBeVisible();
  expect(currentUrl()).toBe('/login?redirect=cart');
  await userEvent.type(screen.getByLabelText('Email'), 'tasnim@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'sargam-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(currentUrl()).toBe('/courseview?id=c1'));
  expect(await screen.findByText('Message Sent Successfully!!')).toBeVisible();
  expect(sent()).toMatchObject([{ to: 'i1', from: 'u1', message: 'Which strings?' }]);
});

it('offers the verification mail to an unverified user and keeps the text', async () => {
  const refusal = problemResponse(403, 'email-not-verified', 'Please check your email');
  open({ user: buildUser(), api: { 'POST /contact/student/': refusal } });
  await write('en', 'Which strings?');
  expect(await screen.findByText('Verify your email before you write.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the email again' })).toBeVisible();
  expect(screen.getByLabelText('Your message')).toHaveValue('Which strings?');
});

it('shows a rate limit and keeps the text', async () => {
  open({
    user: buildUser(),
    api: { 'POST /contact/student/': problemResponse(429, 'too-many-requests', 'slow down') },
  });
  await write('en', 'Again');
  expect(await screen.findByText('Too many tries. Wait a few minutes.')).toBeVisible();
  expect(screen.getByLabelText('Your message')).toHaveValue('Again');
});

it('repeats the idempotency key after a lost answer, and uses another key for the next message', async () => {
  const keys: (string | null)[] = [];
  const answer = (request: Request) => {
    keys.push(request.headers.get('idempotency-key'));
    return keys.length === 1 ? problemResponse(503, 'unavailable', 'Away') : { success: true, message: 'ok' };
  };
  open({ user: buildUser(), api: { 'POST /contact/student/': answer } });
  await write('en', 'Again');
  await screen.findByText('Away');
  await write('en', '');
  await waitFor(() => expect(screen.getByLabelText('Your message')).toHaveValue(''));
  await write('en', 'Again');
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it.each([1, 3] as const)('is hidden for other roles than students (%i)', async (type) => {
  open({ user: buildUser({ type }) });
  expect(await screen.findByRole('heading', { name: 'Your instructor' })).toBeVisible();
  expect(screen.queryByLabelText('Your message')).toBeNull();
});
