import { lazyPage, Route, Routes, roles } from '@sargam/kit';
import { buildUser, currentUrl, renderInApp, screen, userEvent, waitFor, within } from '@sargam/kit/testing';
import { AdminFrame } from './AdminFrame.tsx';
import { AdminNotFound } from './AdminNotFound.tsx';
import { ScreenGuard } from './ScreenGuard.tsx';
import { adminsAndUploaders, type Screen } from './screen.ts';

const entry = (path: string, title: string, group: Screen['group'], more: Partial<Screen> = {}): Screen => ({
  path,
  element: <p>the page {path}</p>,
  title: `admin.menu.${title}`,
  group,
  ...more,
});

const screens = [
  entry('/adminorderlist', 'orders', 'orders'),
  entry('/adminpaidorderlist', 'orders_paid', 'orders'),
  entry('/admin/order/:id', 'order_detail', 'orders', { unlisted: true }),
  entry('/admincourselist', 'courses', 'courses', { allow: adminsAndUploaders }),
];

const pages = (
  <Routes>
    <Route element={<AdminFrame screens={screens} />}>
      {screens.map((one) => (
        <Route
          key={one.path}
          path={one.path}
          element={<ScreenGuard screen={one}>{one.element}</ScreenGuard>}
        />
      ))}
      <Route path="*" element={<AdminNotFound />} />
    </Route>
  </Routes>
);
const open = (path: string, type: 1 | 2 | 3 | 4 = 1) =>
  renderInApp(pages, { path, user: buildUser({ type }) });

it.each([
  ['/adminorderlist', roles.content],
  ['/adminorderlist', roles.instructor],
  ['/adminorderlist', roles.student],
  ['/admincourselist', roles.instructor],
  ['/admincourselist', roles.student],
  ['/oauthusers', roles.student],
] as const)('redirects from %s to the home page for a user of type %d', async (path, type) => {
  open(path, type);
  await waitFor(() => expect(currentUrl()).toBe('/'));
  expect(screen.queryByText(/^the page/)).toBeNull();
});

it('redirects a visitor to the home page', async () => {
  renderInApp(pages, { path: '/adminorderlist' });
  await waitFor(() => expect(currentUrl()).toBe('/'));
});

const menu = () => within(screen.getAllByRole('navigation', { name: 'Admin' })[0] as HTMLElement);
const groupButton = () => menu().getByRole('button', { name: 'Orders' });
const link = (name: string) => menu().getByRole('link', { name });

it('shows a content uploader their screens and the account, and no orders', () => {
  open('/admincourselist', roles.content);
  expect(screen.getByText('the page /admincourselist')).toBeVisible();
  expect(menu().queryByRole('button', { name: 'Orders' })).toBeNull();
  expect(
    menu()
      .getAllByRole('link')
      .map((one) => one.getAttribute('href')),
  ).toEqual(['/', '/admincourselist', '/account']);
  expect(menu().getByRole('button', { name: 'Logout' })).toBeVisible();
});

it('opens the menu group of the path and marks the current page', () => {
  open('/adminpaidorderlist');
  expect(groupButton()).toHaveAttribute('aria-expanded', 'true');
  expect(link('Paid orders only')).toHaveAttribute('aria-current', 'page');
  expect(link('All orders')).not.toHaveAttribute('aria-current');
});

it('opens the group of a page that is not in the menu', () => {
  open('/admin/order/01HX');
  expect(groupButton()).toHaveAttribute('aria-expanded', 'true');
  expect(menu().queryByRole('link', { name: 'Order' })).toBeNull();
});

it('a group with one screen is a link', () => {
  open('/admincourselist');
  expect(link('Course list')).toHaveAttribute('aria-current', 'page');
  expect(menu().queryByRole('button', { name: 'Courses' })).toBeNull();
});

it('opens another screen from its menu item', async () => {
  open('/adminorderlist');
  await userEvent.click(link('Paid orders only'));
  expect(await screen.findByText('the page /adminpaidorderlist')).toBeVisible();
});

it('collapses to icons, saves the state, and expands when a group is clicked', async () => {
  const first = open('/adminorderlist');
  await userEvent.click(screen.getByRole('button', { name: 'Collapse menu' }));
  expect(groupButton()).toHaveAttribute('aria-expanded', 'false');
  first.unmount();
  open('/adminorderlist');
  expect(screen.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  await userEvent.click(groupButton());
  expect(screen.getByRole('button', { name: 'Collapse menu' })).toBeVisible();
  expect(groupButton()).toHaveAttribute('aria-expanded', 'true');
});

it('the drawer of a narrow window closes on navigation', async () => {
  const { container } = open('/adminorderlist');
  const drawer = container.querySelector('dialog') as HTMLDialogElement;
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(drawer.open).toBe(true);
  await userEvent.click(within(drawer).getByRole('link', { name: 'Paid orders only' }));
  await waitFor(() => expect(drawer.open).toBe(false));
});

it('links to the account of the user', async () => {
  open('/adminorderlist');
  await userEvent.click(screen.getByRole('button', { name: /^Account of/ }));
  const links = await screen.findAllByRole('link', { name: 'My account' });
  expect(links.map((one) => one.getAttribute('href'))).toEqual(links.map(() => '/account'));
});

it.each(['/adminnothing', '/cupon'])('shows an admin “not found” for %s, which has no screen', (path) => {
  open(path);
  expect(screen.getByText('404! Page not found')).toBeVisible();
});

describe('a screen whose script did not load', () => {
  const openFailed = () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const load = jest.fn(async () => ({ default: () => <p>the refunds</p> }));
    const failure = new Error('the script did not load');
    load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    const Refunds = lazyPage(load);
    const routes = (
      <Routes>
        <Route element={<AdminFrame screens={screens} />}>
          <Route path="/adminrefunds" element={<Refunds />} />
          <Route path="/adminorderlist" element={<p>the orders</p>} />
        </Route>
      </Routes>
    );
    renderInApp(routes, { path: '/adminrefunds', user: buildUser({ type: 1 }) });
    return screen.findByRole('heading', { name: 'This part did not load' });
  };

  it('is requested again by the retry', async () => {
    await openFailed();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the refunds')).toBeVisible();
  });

  it('does not prevent other screens of the menu', async () => {
    await openFailed();
    await userEvent.click(groupButton());
    await userEvent.click(link('All orders'));
    expect(await screen.findByText('the orders')).toBeVisible();
  });
});
