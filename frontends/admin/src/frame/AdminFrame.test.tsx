import { Route, Routes } from '@sargam/kit';
import { aUser, currentAddress, renderInApp, screen, userEvent, waitFor } from '@sargam/kit/testing';
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
const open = (path: string, type: 1 | 2 | 3 | 4 = 1) => renderInApp(pages, { path, user: aUser({ type }) });

it.each([2, 3, 4] as const)('sends a user of type %d home', async (type) => {
  open('/adminorderlist', type);
  await waitFor(() => expect(currentAddress()).toBe('/'));
  expect(screen.queryByText('the orders')).toBeNull();
});

it('sends a visitor home', async () => {
  renderInApp(pages, { path: '/adminorderlist' });
  await waitFor(() => expect(currentAddress()).toBe('/'));
});

const groupButton = () => screen.getAllByRole('button', { name: 'Orders' })[0] as HTMLElement;
const link = (name: string) => screen.getAllByRole('link', { name })[0] as HTMLElement;

it('opens the group of the path and marks the page one is on', () => {
  open('/adminpaidorderlist');
  expect(groupButton()).toHaveAttribute('aria-expanded', 'true');
  expect(link('Paid orders only')).toHaveAttribute('aria-current', 'page');
  expect(link('All orders')).not.toHaveAttribute('aria-current');
});

it('goes to another screen by its entry', async () => {
  open('/adminorderlist');
  await userEvent.click(link('Paid orders only'));
  expect(await screen.findByText('the paid ones')).toBeVisible();
});

it('folds to icons, remembers that, and a group unfolds it', async () => {
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

it('the drawer of a narrow window closes when one goes somewhere', async () => {
  const { container } = open('/adminorderlist');
  const drawer = container.querySelector('dialog') as HTMLDialogElement;
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(drawer.open).toBe(true);
  await userEvent.click([...drawer.querySelectorAll('a')].at(-1) as HTMLElement);
  await waitFor(() => expect(drawer.open).toBe(false));
});

it('leads to one’s own account', async () => {
  open('/adminorderlist');
  await userEvent.click(screen.getAllByRole('button', { name: /^Account of/ })[0] as HTMLElement);
  expect(await screen.findByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account');
});

it('says so where no screen has the address', () => {
  open('/adminnothing');
  expect(screen.getByText('404! Page not found')).toBeVisible();
});
