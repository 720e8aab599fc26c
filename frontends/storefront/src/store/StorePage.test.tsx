import { currentUrl, problemResponse, renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { buildGiftCard } from '../testing/gift-samples.ts';
import StorePage from './StorePage.tsx';

const cards = [
  buildGiftCard(),
  buildGiftCard({ _id: 'p2', name: 'Pohela Boishakh', param: '', category: 'Festive' }),
];
const categories = ['Birthday', 'Festive'].map((name) => ({
  _id: name,
  name,
  createdAt: '2026-10-02T08:00:00.000Z',
}));
const open = (more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<StorePage />, {
    path: '/store',
    route: '/store',
    ...more,
    api: {
      'GET /store/product/': { success: true, data: cards, total: 2 },
      'GET /store/category/': { success: true, data: categories, total: 2 },
      ...more.api,
    },
  });

describe('the store', () => {
  it.each([
    ['en', 'Buy Now: First string', 'Buy Now: Pohela Boishakh'],
    ['bn', 'এখনই কিনুন: First string', 'এখনই কিনুন: Pohela Boishakh'],
  ] as const)('links every card to its own URL (%s)', async (language, first, second) => {
    open({ language });
    expect(await screen.findByRole('link', { name: first })).toHaveAttribute(
      'href',
      '/products/giftCard/first-string',
    );
    expect(screen.getByRole('link', { name: second })).toHaveAttribute('href', '/products/giftCard/p2');
  });

  it('shows one category after a click on it', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Festive' }));
    expect(currentUrl()).toBe('/store?category=Festive');
    expect(screen.queryByText('First string')).toBeNull();
  });

  it('offers a retry after an error', async () => {
    open({ api: { 'GET /store/product/': problemResponse(403, 'x', 'x') } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
