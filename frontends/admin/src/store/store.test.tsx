import type { ApiSchemas } from '@sargam/kit';
import {
  act,
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { refetchStartingWith } from '../form/index.ts';
import CategoriesPage from './CategoriesPage.tsx';
import ProductsPage from './ProductsPage.tsx';

const admin = buildUser({ type: 1 });
const category: ApiSchemas['StoreCategory'] = {
  _id: 'c1',
  name: 'Festivals',
  nameBn: 'উৎসব',
  description: 'For Eid and Puja',
  descriptionBn: '',
  image: null,
  version: 1,
};
const product: ApiSchemas['GiftCardProduct'] = {
  version: 1,
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
const listOf = <T,>(...data: T[]) => ({ success: true, data, total: data.length });
const outdated = problemResponse(409, 'version-outdated', 'Another person has changed this.');
const picture = new File(['x'], 'eid.png', { type: 'image/png' });
const open = (page: React.ReactElement, api: Record<string, unknown>) =>
  renderInApp(page, { user: admin, api });
const textbox = (name: RegExp | string, at = 0) =>
  screen.getAllByRole('textbox', { name })[at] as HTMLInputElement;
const sent = (method: string) => sentRequests.findLast((request) => request.method === method);
/** jsdom decodes no pictures. */
globalThis.createImageBitmap = () => Promise.reject(new Error('no picture'));

afterEach(() => sessionStorage.clear());
const fileInput = () => document.querySelector('input[type="file"]') as HTMLInputElement;

describe('categories', () => {
  const list = { 'GET /store/category/': listOf(category) };

  it('shows four a page, in both languages for the form', async () => {
    open(<CategoriesPage />, { 'GET /store/category/': { ...listOf(category), total: 9 } });
    expect(await screen.findByText('1 to 4 of 9')).toBeVisible();
    expect(sent('GET')?.path).toBe('/store/category/?page=1&limit=4&texts=both');
  });

  it('adds a category with its picture as a data URL; the toast is at the top', async () => {
    open(<CategoriesPage />, { ...list, 'POST /store/category/create/': { data: category } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add category' }));
    await userEvent.type(textbox('English', 0), 'Weddings');
    await userEvent.type(textbox('English', 1), 'For two');
    await userEvent.upload(fileInput(), picture);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const toast = await screen.findByText('category created successfully');
    expect(toast.closest('.toasts')).toHaveClass('top');
    expect(JSON.parse(sent('POST')?.body ?? '')).toMatchObject({
      _id: expect.stringMatching(/^[\w-]{36}$/),
      name: 'Weddings',
      description: 'For two',
      image: expect.stringMatching(/^data:image\/png;base64,/),
    });
  });

  it('shows the text of the page’s language', async () => {
    renderInApp(<CategoriesPage />, { user: admin, language: 'bn', api: list });
    expect(await screen.findByText('উৎসব')).toBeVisible();
    expect(screen.getByText('For Eid and Puja')).toBeVisible();
  });

  it('the form of a saved category is prefilled in both languages', async () => {
    open(<CategoriesPage />, { ...list, 'POST /store/category/edit/c1/': { data: category } });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(textbox('English')).toHaveValue('Festivals');
    expect(textbox('Bengali')).toHaveValue('উৎসব');
    await userEvent.type(textbox('English'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('category updated successfully')).toBeVisible();
    expect(sent('POST')?.body).toContain('Festivals!');
  });

  it('a change of a category that another admin has changed is refused; the typed text stays, other fields show the present values', async () => {
    let stored = category;
    open(<CategoriesPage />, {
      'GET /store/category/': () => listOf(stored),
      'POST /store/category/edit/c1/': outdated,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.type(textbox('English'), '!');
    stored = { ...category, name: 'Feasts', description: 'For everybody', version: 2 };
    await act(() => refetchStartingWith('/store/category'));
    for (const version of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(sent('POST')?.body).toMatch(new RegExp(`name="version"\\s+${version}`)));
      expect(await screen.findByDisplayValue('For everybody')).toBeVisible();
    }
    expect(textbox('English')).toHaveValue('Festivals!');
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
    open(<ProductsPage />, { ...lists, 'PUT /store/product/edit/p1': { data: product } });
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

  it('a product leaves its category, and an emptied Bengali name is removed', async () => {
    open(<ProductsPage />, { ...lists, 'PUT /store/product/edit/p1': { data: product } });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'No category');
    await userEvent.clear(screen.getByDisplayValue('এক মাসের গান'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Product updated successfully!')).toBeVisible();
    for (const name of ['category', 'nameBn'])
      expect(sent('PUT')?.body).toMatch(new RegExp(`name="${name}"\\r?\\n\\r?\\n\\r?\\n--`));
  });

  it('a change of a product that another admin has changed is refused; the typed text stays, other fields show the present values', async () => {
    let stored = { ...product, version: 3 };
    open(<ProductsPage />, {
      ...lists,
      'GET /store/product/': () => listOf(stored),
      'PUT /store/product/edit/p1': () => {
        stored = { ...product, price: 777, version: 4 };
        return problemResponse(409, 'version-outdated', 'Another person has changed this.');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Value' }), '{Backspace}5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another person has changed this.')).toBeVisible();
    expect(sent('PUT')?.body).toMatch(/name="version"\s+3/);
    await waitFor(() => expect(textbox('Price')).toHaveValue('777'));
    expect(textbox('Value')).toHaveValue('1005');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sentRequests.findLast(({ method }) => method === 'PUT')?.body).toMatch(/name="version"\s+4/),
    );
  });

  it('a list that is refetched while the form is open does not move the version on which the form is based', async () => {
    let stored = { ...product, version: 3 };
    open(<ProductsPage />, {
      ...lists,
      'GET /store/product/': () => listOf(stored),
      'PUT /store/product/edit/p1': outdated,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Value' }), '{Backspace}5');
    stored = { ...product, value: 2000, price: 777, version: 4 };
    await act(() => refetchStartingWith('/store/product'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another person has changed this.')).toBeVisible();
    expect(sent('PUT')?.body).toMatch(/name="version"\s+3/);
    expect(textbox('Value')).toHaveValue('1005');
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
