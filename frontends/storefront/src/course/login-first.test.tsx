import { Route, Routes } from '@sargam/kit';
import {
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import LoginPage from '../account/LoginPage.tsx';
import { buildBuyer, buildCart, buildCourseDetail, buildLesson } from '../testing/samples.ts';
import CoursePage from './CoursePage.tsx';

jest.mock('@sargam/kit/player', () => ({
  Player: ({ title }: { title: string }) => <p>Playing {title}</p>,
  preloadPlayer: jest.fn(),
}));

const session = { v_token: 'a.e30.c', expiresAt: '2099-01-01T00:00:00.000Z', type: 4, user: buildBuyer() };
const lesson = buildLesson({ _id: 'l2', title: 'Tune by ear', status: 'login' });
const site = (
  <Routes>
    <Route path="/courseview" element={<CoursePage />} />
    <Route path="/login" element={<LoginPage />} />
    <Route path="/cart" element={<p>The cart</p>} />
  </Routes>
);
const open = (path = '/courseview?id=c1&lesson=l1') => {
  let loggedIn = false;
  const course = () =>
    buildCourseDetail({ videos: [buildLesson(), loggedIn ? lesson : { ...lesson, src: null }] });
  const logIn = () => {
    loggedIn = true;
    return session;
  };
  const wished = { success: true, message: 'Course Added to Wishlist', wishList: ['c1'] };
  renderInApp(site, {
    path,
    api: {
      'GET /course/c1/': course,
      'GET /cart/u1': buildCart(),
      'GET /wishlist/u1': { data: [], total: 0 },
      'GET /user/social-logins': problemResponse(400, 'x', 'no'),
      'POST /wishlist/': wished,
      'POST /cart/': buildCart(),
      'POST /user/login/': logIn,
    },
  });
};
const logIn = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Email'), 'tasnim@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'sargam-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
};

afterEach(() => sessionStorage.clear());

it('returns to the course after the login and adds it to the wishlist', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add to wishlist' }));
  expect(await screen.findByText('Please login first')).toBeVisible();
  expect(currentUrl()).toBe('/login?redirect=cart');
  await logIn();
  await waitFor(() => expect(currentUrl()).toBe('/courseview?id=c1&lesson=l1'));
  expect(await screen.findByText('Course Added to Wishlist')).toBeVisible();
  const sent = sentRequests.filter(({ method, path }) => method === 'POST' && path === '/wishlist/');
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ user: 'u1', course: 'c1' }]);
});

it('keeps the redirect in the sign-up link', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add to wishlist' }));
  expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    `/signup?redirect=${encodeURIComponent('/courseview?id=c1&lesson=l1')}`,
  );
});

it('goes to the cart after the login for "Add to cart"', async () => {
  open();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Add to cart' }))[0] as HTMLElement);
  expect(currentUrl()).toBe('/login?redirect=cart');
  await logIn();
  await waitFor(() => expect(currentUrl()).toBe('/cart'));
});

it('returns to the lesson that needed the login', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: /Tune by ear/ }));
  expect(await screen.findByText('Log in to watch this video.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(currentUrl()).toBe(`/login?redirect=${encodeURIComponent('/courseview?id=c1&lesson=l2')}`);
  await logIn();
  await waitFor(() => expect(currentUrl()).toBe('/courseview?id=c1&lesson=l2'));
  await userEvent.click(await screen.findByRole('link', { name: 'Play the video' }));
  expect(await screen.findByText('Playing Tune by ear')).toBeVisible();
});
