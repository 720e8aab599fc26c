import {
  act,
  buildUser,
  currentUrl,
  renderInApp,
  screen,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { fakeAudio } from '../metronome/fake-audio.ts';
import { metronome } from '../metronome/metronome.ts';
import { Header } from './Header.tsx';

const cart = { 'GET /cart/u1': { data: [{}], total: 1 } };

const userMenu = async (): Promise<string[]> => {
  const button = await screen.findByRole('button', { name: /Account of/ });
  await userEvent.click(button);
  const sheet = document.getElementById(button.getAttribute('aria-controls') ?? '');
  return [...(sheet?.children ?? [])].map((item) => item.textContent ?? '');
};

it('has a key that stops the metronome while it runs', async () => {
  const device = fakeAudio();
  Object.assign(window, { AudioContext: jest.fn(() => device.audio) });
  renderInApp(
    <>
      <Header />
      <main id="main" tabIndex={-1} />
    </>,
  );
  expect(screen.queryByRole('button', { name: 'Stop metronome' })).toBeNull();
  act(() => metronome.toggle());
  await userEvent.click(screen.getByRole('button', { name: 'Stop metronome' }));
  expect(metronome.get().playing).toBe(false);
  expect(screen.queryByRole('button', { name: 'Stop metronome' })).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('shows login and sign-up to a visitor', () => {
  renderInApp(<Header />);
  expect(screen.getAllByRole('link', { name: 'Login' }).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('link', { name: 'Sign up' }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /Account/ })).toBeNull();
});

it('shows the tabs of the panel, logout and a dot on a non-empty cart to a student', async () => {
  renderInApp(<Header />, { user: buildUser(), api: cart });
  expect(await screen.findByRole('link', { name: '1 item in cart' })).toHaveClass('withDot');
  expect(await userMenu()).toEqual([
    'Classroom',
    'Wishlist',
    'Messages',
    'Purchase History',
    'Profile',
    'Earn Money',
    'Redeem Gift Card',
    'Logout',
  ]);
});

it.each([
  [1, ['Dashboard', 'Logout']],
  [2, ['Dashboard', 'Logout']],
  [3, ['My Dashboard', 'Logout']],
] as const)('the user menu of type %d has %p', async (type, items) => {
  renderInApp(<Header />, { user: buildUser({ type }) });
  expect(await userMenu()).toEqual(items);
  expect(screen.queryByRole('link', { name: /cart/i })).toBeNull();
});

it('fetches the instructors when their menu opens', async () => {
  const data = [{ _id: 'i1', name: 'Arif Chowdhury', photo: null }];
  renderInApp(<Header />, { api: { 'GET /instructor/': { data, total: 1 } } });
  await userEvent.click(screen.getByRole('button', { name: 'Instructors' }));
  expect(await screen.findByRole('link', { name: 'Arif Chowdhury' })).toHaveAttribute(
    'href',
    '/instructorview/i1',
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Arif Chowdhury' })).toBeNull();
});

it('returns the focus to the button of the mobile menu when Escape closes it', async () => {
  renderInApp(<Header />, {});
  const button = screen.getByRole('button', { name: 'Open menu' });
  await userEvent.click(button);
  await userEvent.tab();
  expect(button).not.toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it.each([
  ['/store', 'Store'],
  ['/products/giftCard/first-string', 'Store'],
  ['/freebies', 'Freebies'],
  ['/cart', undefined],
])('on %s the current item is %s', (path, name) => {
  renderInApp(<Header />, { path });
  const banner = screen.getByRole('banner');
  const current = [...banner.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
  expect(current).toEqual(name ? [name] : []);
});

it('has no language button on course pages', () => {
  renderInApp(<Header />, { path: '/courseview?id=c1' });
  expect(within(screen.getByRole('banner')).queryByRole('button', { name: 'বাংলা' })).toBeNull();
});

it('clears the local storage and opens the home page on logout', async () => {
  renderInApp(<Header />, {
    path: '/studentpanel',
    user: buildUser(),
    api: { ...cart, 'POST /user/session/logout': { success: true } },
  });
  localStorage.setItem('something', 'kept');
  await userMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(currentUrl()).toBe('/'));
  expect(localStorage.getItem('something')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Login' }).length).toBeGreaterThan(0);
});
