import { Route, Routes } from '@sargam/kit';
import { buildUser, currentAddress, renderInApp, screen, userEvent, waitFor } from '@sargam/kit/testing';
import { AdminFrame } from './AdminFrame.tsx';
import { AdminNotFound } from './AdminNotFound.tsx';

const pages = (
  <Routes>
    <Route element={<AdminFrame />}>
      <Route path="/adminorderlist" element={<p>the orders</p>} />
      <Route path="/adminpaidorderlist" element={<p>the paid ones</p>} />
      <Route path="*" element={<AdminNotFound />} />
    </Route>
  </Routes>
);
const open = (path: string, type: 1 | 2 | 3 | 4 = 1) =>
  renderInApp(pages, { path, user: buildUser({ type }) });

it.each([2, 3, 4] as const)('redirects a user of type %d to the home page', async (type) => {
  open('/adminorderlist', type);
  await waitFor(() => expect(currentAddress()).toBe('/'));
  expect(screen.queryByText('the orders')).toBeNull();
});

it('redirects a visitor to the home page', async () => {
  renderInApp(pages, { path: '/adminorderlist' });
  await waitFor(() => expect(currentAddress()).toBe('/'));
});

const groupButton = () => screen.getAllByRole('button', { name: 'Orders' })[0] as HTMLElement;
const link = (name: string) => screen.getAllByRole('link', { name })[0] as HTMLElement;

it('opens the menu group of the path and marks the current page', () => {
  open('/adminpaidorderlist');
  expect(groupButton()).toHaveAttribute('aria-expanded', 'true');
  expect(link('Paid orders only')).toHaveAttribute('aria-current', 'page');
  expect(link('All orders')).not.toHaveAttribute('aria-current');
});

it('opens another screen from its menu item', async () => {
  open('/adminorderlist');
  await userEvent.click(link('Paid orders only'));
  expect(await screen.findByText('the paid ones')).toBeVisible();
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
  await userEvent.click([...drawer.querySelectorAll('a')].at(-1) as HTMLElement);
  await waitFor(() => expect(drawer.open).toBe(false));
});

it('links to the account of the user', async () => {
  open('/adminorderlist');
  await userEvent.click(screen.getAllByRole('button', { name: /^Account of/ })[0] as HTMLElement);
  expect(await screen.findByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account');
});

it('shows “not found” for an unknown path', () => {
  open('/adminnothing');
  expect(screen.getByText('404! Page not found')).toBeVisible();
});
