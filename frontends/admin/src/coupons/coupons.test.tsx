import {
  buildUser,
  currentUrl,
  freezeTime,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import CouponCreatePage from './CouponCreatePage.tsx';
import CouponsPage from './CouponsPage.tsx';
import { type Coupon, couponState } from './coupon-state.ts';

const admin = buildUser({ type: 1 });
const buildCoupon = (some: Partial<Coupon> = {}): Coupon => ({
  _id: 'k1',
  cuponCode: 'PUJA10',
  discount: 10,
  expireDate: '2026-12-31',
  presentCount: 3,
  useLimit: 100,
  createdAt: '2026-11-01T06:00:00.000Z',
  ...some,
});
const listOf = (...data: Coupon[]) => ({ data, total: data.length });
const openList = (api: Record<string, unknown>, path = '/admincuponlist') =>
  renderInApp(<CouponsPage />, { path, user: admin, api });
const openForm = (api: Record<string, unknown> = {}) =>
  renderInApp(<CouponCreatePage />, { path: '/cupon', user: admin, api });
const lastBody = () => JSON.parse(sentRequests.findLast(({ method }) => method === 'POST')?.body ?? 'null');

beforeEach(() => freezeTime('2026-11-21T06:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it.each([
  [{}, 'active'],
  [{ expireDate: '2026-11-21' }, 'active'],
  [{ expireDate: '2026-11-20' }, 'expired'],
  [{ presentCount: 100 }, 'used_up'],
])('a coupon with %j is %s on November 21', (some, state) =>
  expect(couponState(buildCoupon(some), '2026-11-21')).toBe(state),
);

it('a card shows code, discount, expiry date, times used and use limit', async () => {
  openList({ 'GET /cart/cupon/list': listOf(buildCoupon()) });
  const card = (await screen.findByRole('heading', { name: 'PUJA10' })).closest('article');
  expect(card).toHaveTextContent(/10% off.*31-12-2026.*times used3.*use limit100/);
});

it('requests one page of cards', async () => {
  openList({ 'GET /cart/cupon/list': { ...listOf(buildCoupon()), total: 30 } }, '/admincuponlist?page=2');
  await screen.findByText('13 to 24 of 30');
  expect(sentRequests.at(-1)?.path).toBe('/cart/cupon/list?page=2&limit=12');
});

it('deletes a coupon after the question, and the list is refetched', async () => {
  const answers = [listOf(buildCoupon()), listOf()];
  openList({ 'GET /cart/cupon/list': () => answers.shift(), 'POST /cart/cupondelete/k1': { success: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Delete coupon PUJA10?' });
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Coupon Deleted!!')).toBeVisible();
  expect(await screen.findByText('No data found')).toBeVisible();
});

it('a refusal shows the message of the server, and the coupon stays', async () => {
  openList({
    'GET /cart/cupon/list': listOf(buildCoupon()),
    'POST /cart/cupondelete/k1': problemResponse(404, 'coupon-not-found', 'Coupon Not found'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Coupon Not found')).toBeVisible();
  expect(screen.getByText('PUJA10')).toBeVisible();
});

const fill = async (expiry = true) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'code' }), 'NEW20');
  await userEvent.type(screen.getByRole('textbox', { name: /discount/i }), '২০');
  await userEvent.type(screen.getByRole('textbox', { name: /use limit/i }), '50');
  if (!expiry) return;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'December');
  await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '31');
  await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '2026');
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create coupon' }));

it('creates a coupon from digits of both languages, and goes to the list', async () => {
  openForm({ 'POST /cart/cupon': { success: true } });
  await fill();
  await submit();
  expect(await screen.findByText('coupon created successfully')).toBeVisible();
  expect(lastBody()).toEqual({ cuponCode: 'NEW20', discount: 20, useLimit: 50, expireDate: '2026-12-31' });
  await waitFor(() => expect(currentUrl()).toBe('/admincuponlist'));
});

it('a missing field is refused with the specified text, and nothing is sent', async () => {
  openForm();
  await fill(false);
  await submit();
  await waitFor(() => expect(screen.getAllByText('any of the field is missing').length).toBeGreaterThan(1));
  expect(sentRequests).toEqual([]);
});

it('letters in a number are refused at the field', async () => {
  openForm();
  await fill();
  await userEvent.type(screen.getByRole('textbox', { name: /discount/i }), 'x');
  await submit();
  expect(await screen.findByText('Digits only.')).toBeVisible();
});

it('a refused code is shown at its field, and the text stays', async () => {
  openForm({
    'POST /cart/cupon': problemResponse(409, 'coupon-exists', 'A coupon with this code already exists.'),
  });
  await fill();
  await submit();
  expect(await screen.findByText('A coupon with this code already exists.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'code' })).toHaveValue('NEW20');
});

it('is in Bengali', async () => {
  renderInApp(<CouponsPage />, {
    path: '/admincuponlist',
    user: admin,
    language: 'bn',
    api: { 'GET /cart/cupon/list': listOf(buildCoupon()) },
  });
  expect(await screen.findByText('১০% ছাড়')).toBeVisible();
  expect(screen.getByText('৩১-১২-২০২৬')).toBeVisible();
});
