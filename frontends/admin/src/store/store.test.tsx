import type { ApiSchemas } from '@sargam/kit';
import {
  buildStoreOrder,
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import CategoriesPage from './CategoriesPage.tsx';
import GiftCardPage from './GiftCardPage.tsx';
import GiftCardsPage from './GiftCardsPage.tsx';
import ProductsPage from './ProductsPage.tsx';
import StoreOrdersPage from './StoreOrdersPage.tsx';
import { giftCardState } from './store-orders.ts';

const admin = buildUser({ type: 1 });
const category: ApiSchemas['StoreCategory'] = {
  _id: 'c1',
  name: 'Festivals',
  nameBn: 'উৎসব',
  description: 'For Eid and Puja',
  descriptionBn: '',
  image: null,
};
const product: ApiSchemas['GiftCardProduct'] = {
  _id: 'p1',
  name: 'A month of music',
  nameBn: 'এক মাসের গান',
  param: 'gift-1000',
  price: 900,
  oldPrice: 1000,
  value: 1000,
  validity: 365,
  description: 'Any course',
  descriptionBn: '',
  image: null,
  sold: 4,
  category: 'c1',
  createdAt: '2026-11-01T06:00:00.000Z',
};
const card: ApiSchemas['GiftCard'] = {
  _id: 'g1',
  orderId: 's1',
  senderName: 'Tasnim',
  purchasedBy: 'u1',
  purchasedByName: 'Tasnim Rahman',
  receiverName: 'Mahmuda',
  receiverEmail: 'mahmuda@example.com',
  receiverPhone: '01812345678',
  message: 'Happy birthday',
  value: 1000,
  price: 900,
  valid_from: '2026-11-21T06:00:00.000Z',
  valid_to: '2027-11-21T17:59:59.000Z',
  used: false,
  usedAt: null,
  usedBy: null,
  lastFour: 'K7P2',
  voided: false,
  createdAt: '2026-11-21T06:00:00.000Z',
};
const listOf = <T,>(...data: T[]) => ({ success: true, data, total: data.length });
const picture = new File(['x'], 'eid.png', { type: 'image/png' });
const open = (page: React.ReactElement, api: Record<string, unknown>, path = '/', route?: string) =>
  renderInApp(page, { path, route, user: admin, api });
const textbox = (name: RegExp | string, at = 0) =>
  screen.getAllByRole('textbox', { name })[at] as HTMLInputElement;
const sent = (method: string) => sentRequests.findLast((request) => request.method === method);
/** jsdom decodes no pictures. */
globalThis.createImageBitmap = () => Promise.reject(new Error('no picture'));

const fileInput = () => document.querySelector('input[type="file"]') as HTMLInputElement;

describe('categories', () => {
  const list = { 'GET /store/category/': listOf(category) };

  it('shows four a page, in both languages for the form', async () => {
    open(<CategoriesPage />, { 'GET /store/category/': { ...listOf(category), total: 9 } });
    expect(await screen.findByText('1 to 4 of 9')).toBeVisible();
    expect(sent('GET')?.path).toBe('/store/category/?page=1&limit=4&texts=both');
  });

  it('adds a category with its picture as a data URL; the toast is at the top', async () => {
    open(<CategoriesPage />, { ...list, 'POST /store/category/create/': { success: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add category' }));
    await userEvent.type(textbox('English', 0), 'Weddings');
    await userEvent.type(textbox('English', 1), 'For two');
    await userEvent.upload(fileInput(), picture);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const toast = await screen.findByText('category created successfully');
    expect(toast.closest('.toasts')).toHaveClass('top');
    expect(JSON.parse(sent('POST')?.body ?? '')).toMatchObject({
      name: 'Weddings',
      description: 'For two',
      image: expect.stringMatching(/^data:image\/png;base64,/),
    });
  });

  it('the form of a saved category is prefilled in both languages', async () => {
    open(<CategoriesPage />, { ...list, 'POST /store/category/edit/c1/': { success: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(textbox('English')).toHaveValue('Festivals');
    expect(textbox('Bengali')).toHaveValue('উৎসব');
    await userEvent.type(textbox('English'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('category updated successfully')).toBeVisible();
    expect(sent('POST')?.body).toContain('Festivals!');
  });

  it('a category with gift cards is not deleted; the message of the server is shown', async () => {
    const refusal = problemResponse(412, 'category-not-empty', 'Move them first.');
    open(<CategoriesPage />, { ...list, 'DELETE /store/category/delete/c1': refusal });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Move them first.')).toBeVisible();
  });
});

describe('products', () => {
  const lists = {
    'GET /store/product/': listOf(product),
    'GET /store/category/': listOf(category),
  };

  it('every field of a new product is required', async () => {
    open(<ProductsPage />, lists);
    await userEvent.click(await screen.findByRole('button', { name: 'Add gift card' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findAllByText('This is required');
    const invalid = document.querySelectorAll('[aria-invalid="true"]');
    // Name, param, price, old price, value, description and picture; the validity has a default.
    expect(invalid).toHaveLength(7);
    expect(sent('POST')).toBeUndefined();
  });

  it('sends the changed product with PUT, and an empty price leaves the price unchanged', async () => {
    open(<ProductsPage />, { ...lists, 'PUT /store/product/edit/p1': { success: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveValue('900');
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('c1');
    await userEvent.clear(textbox('Price'));
    await userEvent.type(textbox('Value'), '{Backspace}5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    const body = sent('PUT')?.body ?? '';
    expect(body).toMatch(/name="value"\s+1005/);
    expect(body).not.toContain('name="price"');
  });

  it('a taken param is refused; the form stays open with its text', async () => {
    const refusal = problemResponse(409, 'product-param-taken', 'Failed ,Please try again');
    open(<ProductsPage />, { ...lists, 'PUT /store/product/edit/p1': refusal });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /param/ }), '-b');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed ,Please try again')).toBeVisible();
    expect(textbox(/param/)).toHaveValue('gift-1000-b');
  });
});

it('store orders: ten rows, paid rows are marked, and the CSV is of the server', async () => {
  open(<StoreOrdersPage />, { 'GET /store/order/': listOf(buildStoreOrder({ isPaid: true })) });
  const row = (await screen.findByText('Tasnim Rahman')).closest('tr');
  expect(row).toHaveClass('highlighted');
  expect(row).toHaveTextContent('Mahmuda');
  expect(sent('GET')?.path).toBe('/store/order/?page=1&limit=10');
  expect(screen.getByRole('button', { name: 'CSV' })).toBeVisible();
});

it.each([
  [{}, 'unused'],
  [{ used: true }, 'used'],
  [{ voided: true }, 'voided'],
  [{ valid_to: '2026-11-01T00:00:00.000Z' }, 'expired'],
])('a gift card with %j is %s', (some, state) =>
  expect(giftCardState({ ...card, ...some }, new Date('2026-11-22'))).toBe(state),
);

it('issued gift cards link to the card and its order, and show only the end of the code', async () => {
  open(<GiftCardsPage />, { 'GET /store/gift-card/': listOf(card) });
  const row = (await screen.findByText('•••• K7P2')).closest('tr') as HTMLElement;
  const targets = within(row)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual(
    expect.arrayContaining(['/admin/store/g1', '/admin/store/order/s1', '/viewuser?id=u1']),
  );
});

describe('gift card detail', () => {
  const openCard = (order: Parameters<typeof buildStoreOrder>[0], api: Record<string, unknown> = {}) =>
    open(
      <GiftCardPage />,
      { 'GET /store/gift-card/g1': card, 'GET /store/order/s1': buildStoreOrder(order), ...api },
      '/admin/store/g1',
      '/admin/store/:id',
    );

  it('shows sender, order, receiver, validity, value, price and use', async () => {
    openCard({ isPaid: true });
    const facts = await screen.findByText('Happy birthday');
    const page = facts.closest('body');
    for (const text of [
      'Tasnim Rahman',
      'Mahmuda',
      'November 21, 2026 – November 21, 2027',
      '৳900.00',
      'Not used',
    ])
      expect(page).toHaveTextContent(text);
  });

  it('refunds with a reason; without one nothing is sent', async () => {
    openCard({ isPaid: true }, { 'POST /store/order/s1/refund': { success: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
    const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Refund' });
    await userEvent.click(confirm);
    expect(sent('POST')).toBeUndefined();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Bought twice');
    await userEvent.click(confirm);
    expect(await screen.findByText('Refund granted')).toBeVisible();
    expect(sent('POST')?.body).toBe('{"reason":"Bought twice"}');
    await waitFor(() => expect(sent('GET')?.path).toMatch(/^\/store\//));
  });

  it('a redeemed card is not refunded: the refusal is shown and the reason stays', async () => {
    const refusal = problemResponse(409, 'card-redeemed', 'A card of this order is redeemed.');
    openCard({ isPaid: true }, { 'POST /store/order/s1/refund': refusal });
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Wrong person');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('A card of this order is redeemed.')).toBeVisible();
    expect(textbox('Reason')).toHaveValue('Wrong person');
  });

  it('an order without a payment has no actions; one in review can be accepted or refused', async () => {
    openCard({ isPaid: false, underReview: true, resendFrom: null });
    expect(await screen.findByRole('button', { name: 'Accept payment' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refuse payment' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });
});
