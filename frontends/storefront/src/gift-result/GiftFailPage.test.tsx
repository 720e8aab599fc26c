import { buildUser, currentUrl, problemResponse, renderInApp, screen, waitFor } from '@sargam/kit/testing';
import { buildStoreOrder } from '../testing/gift-samples.ts';
import GiftFailPage from './GiftFailPage.tsx';

const fail = (path: string, more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<GiftFailPage />, { path, route: '/giftcard-fail', user: buildUser(), ...more });

describe('the fail page', () => {
  it.each([
    ['en', "Sorry! We couldn't make your order!", 'Try again', 'Contact us'],
    ['bn', 'দুঃখিত! আপনার অর্ডারটি করা যায়নি।', 'আবার চেষ্টা করুন', 'আমাদের সঙ্গে যোগাযোগ করুন'],
  ] as const)(
    'shows an apology, a retry link and a contact link (%s)',
    async (language, title, again, contact) => {
      const order = buildStoreOrder({ isPaid: false, orderStatus: 'failed' });
      fail('/giftcard-fail?order=s1', { language, api: { 'GET /store/order/s1': order } });
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      await waitFor(() =>
        expect(screen.getByRole('link', { name: again })).toHaveAttribute('href', '/products/giftCard/p1'),
      );
      expect(screen.getByRole('link', { name: contact })).toHaveAttribute('href', '/contact');
    },
  );

  it('links to the store if the order is not accessible', async () => {
    fail('/giftcard-fail?order=s1', {
      api: { 'GET /store/order/s1': problemResponse(403, 'forbidden', 'x') },
    });
    expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/store');
  });

  it.each([
    ['en', 'We do not know yet how the payment went.', /do not pay again/, 'Purchase History'],
    ['bn', 'পেমেন্টটি হয়েছে কি না, এখনো জানা যায়নি।', /আবার পেমেন্ট করবেন না/, 'কেনাকাটার ইতিহাস'],
  ] as const)(
    'shows an undecided payment as unknown and offers no second payment (%s)',
    async (language, title, words, history) => {
      fail('/giftcard-fail?why=review', { language, user: undefined });
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.getByRole('link', { name: history })).toHaveAttribute('href', '/studentpanel?tab=3');
      expect(screen.queryByRole('link', { name: /Try again|আবার চেষ্টা/ })).toBeNull();
    },
  );

  it('redirects an undecided order to the success page', async () => {
    fail('/giftcard-fail?order=s1&why=review', { user: undefined });
    await waitFor(() => expect(currentUrl()).toBe('/giftcard-successfull?order=s1'));
  });

  it.each([
    ['paid after all', {}],
    ['being checked', { isPaid: false, orderStatus: 'pending', underReview: true }],
    ['refunded', { isPaid: false, orderStatus: 'refunded' }],
  ] as const)('redirects an order that is %s to the success page', async (_, some) => {
    fail('/giftcard-fail?order=s1', { api: { 'GET /store/order/s1': buildStoreOrder(some) } });
    await waitFor(() => expect(currentUrl()).toBe('/giftcard-successfull?order=s1'));
  });
});
