import { address, asked, aUser, problem, renderInApp, screen, userEvent, waitFor } from '@sargam/kit/testing';
import { aGiftCard, aStoreOrder } from '../testing/gift-samples.ts';
import GiftDonePage from './GiftDonePage.tsx';
import GiftFailPage from './GiftFailPage.tsx';
import { faceOf } from './order-face.ts';

const done = (more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<GiftDonePage />, {
    path: '/giftcard-successfull?order=s1',
    route: '/giftcard-successfull',
    user: aUser(),
    ...more,
    api: { 'GET /store/product/p1': aGiftCard(), ...more.api },
  });
const fail = (path: string, more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<GiftFailPage />, { path, route: '/giftcard-fail', user: aUser(), ...more });
const confetti = () => document.querySelector('.confetti');

it.each([
  [{ orderStatus: 'pending' }, 'confirming'],
  [{ orderStatus: 'pending', underReview: true }, 'checking'],
  [{ orderStatus: 'paid' }, 'sending'],
  [{ orderStatus: 'paid', deliverOn: '2027-01-01' }, 'waiting'],
  [{ orderStatus: 'delivered' }, 'delivered'],
  [{ orderStatus: 'cancelled' }, 'failed'],
  [{ orderStatus: 'refunded' }, 'refunded'],
] as const)('an order %j is %s', (some, face) => expect(faceOf(aStoreOrder(some))).toBe(face));

describe('after the payment', () => {
  it.each([
    ['en', 'Your gift card order is complete.', /sent to mahmuda@example\.com/],
    ['bn', 'আপনার গিফট কার্ডের অর্ডার হয়ে গেছে।', /পাঠানো হয়েছে: mahmuda@example\.com/],
  ] as const)('says what was bought, and asks until it is delivered (%s)', async (language, title, words) => {
    let times = 0;
    const order = () => aStoreOrder({ orderStatus: times++ > 0 ? 'delivered' : 'paid' });
    done({ language, api: { 'GET /store/order/s1': order } });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(confetti()).not.toBeNull();
    expect(await screen.findByText(words, undefined, { timeout: 4_000 })).toBeVisible();
    expect(screen.getByText(/First string/)).toBeVisible();
  });

  it('names the day that was chosen', async () => {
    done({ api: { 'GET /store/order/s1': aStoreOrder({ deliverOn: '2027-02-14' }) } });
    expect(
      await screen.findByText('Paid. The email goes to mahmuda@example.com on February 14, 2027.'),
    ).toBeVisible();
  });

  it('sends the codes again to the same address', async () => {
    const order = aStoreOrder({ orderStatus: 'delivered' });
    done({
      api: {
        'GET /store/order/s1': order,
        'POST /store/order/s1/resend': { success: true, message: 'ok', data: order },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText('Sent again to mahmuda@example.com')).toBeVisible();
  });

  it('does not celebrate what is still being checked', async () => {
    done({
      api: {
        'GET /store/order/s1': aStoreOrder({ isPaid: false, orderStatus: 'pending', underReview: true }),
      },
    });
    expect(await screen.findByText(/being checked/)).toBeVisible();
    expect(confetti()).toBeNull();
  });

  it('goes to the other page where the order has failed', async () => {
    done({ api: { 'GET /store/order/s1': aStoreOrder({ isPaid: false, orderStatus: 'failed' }) } });
    await waitFor(() => expect(address()).toBe('/giftcard-fail?order=s1'));
  });

  it('tells a visitor nothing but thanks, and where to log in', async () => {
    done({ user: undefined });
    expect(await screen.findByText('Your gift card order is complete.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(asked).toEqual([]);
  });
});

describe('after a payment that failed', () => {
  it.each([
    ['en', "Sorry! We couldn't make your order!", 'Try again', 'Contact us'],
    ['bn', 'দুঃখিত! আপনার অর্ডারটি করা যায়নি।', 'আবার চেষ্টা করুন', 'আমাদের সঙ্গে যোগাযোগ করুন'],
  ] as const)(
    'apologises, and offers another try and a word to us (%s)',
    async (language, title, again, contact) => {
      const order = aStoreOrder({ isPaid: false, orderStatus: 'failed' });
      fail('/giftcard-fail?order=s1', { language, api: { 'GET /store/order/s1': order } });
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      await waitFor(() =>
        expect(screen.getByRole('link', { name: again })).toHaveAttribute('href', '/products/giftCard/p1'),
      );
      expect(screen.getByRole('link', { name: contact })).toHaveAttribute('href', '/contact');
    },
  );

  it('leads to the store where the order is not told', async () => {
    fail('/giftcard-fail?order=s1', { api: { 'GET /store/order/s1': problem(403, 'forbidden', 'x') } });
    expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/store');
  });

  it('offers no second payment while the first is being checked', async () => {
    fail('/giftcard-fail?order=s1&why=review', { user: undefined });
    expect(await screen.findByText(/Do not pay again/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  });

  it('goes to the good page once the money has come after all', async () => {
    fail('/giftcard-fail?order=s1&why=review', { api: { 'GET /store/order/s1': aStoreOrder() } });
    await waitFor(() => expect(address()).toBe('/giftcard-successfull?order=s1'));
  });
});
