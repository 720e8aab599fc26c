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
} from '@sargam/kit/testing';
import { goToExternalUrl } from '../pay/page-navigation.ts';
import { buildGiftCard, buildStoreOrder } from '../testing/gift-samples.ts';
import { buildBuyer } from '../testing/samples.ts';
import GiftCardPage from './GiftCardPage.tsx';

jest.mock('../pay/page-navigation.ts', () => ({ goToExternalUrl: jest.fn(), reloadPage: jest.fn() }));

const open = (more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<GiftCardPage />, {
    path: '/products/giftCard/first-string',
    route: '/products/giftCard/:id',
    user: buildUser({ email: 'tasnim@example.com' }),
    ...more,
    api: {
      'GET /store/product/first-string': buildGiftCard(),
      'GET /user/u1': buildBuyer(),
      'POST /store/order/': { success: true, message: 'ok', order: buildStoreOrder({ isPaid: false }) },
      'POST /store/payment/ssl/': { GatewayPageURL: 'https://pay.example/g1' },
      ...more.api,
    },
  });
const sentBody = (path: string) =>
  JSON.parse(sentRequests.findLast((call) => call.path === path)?.body ?? 'null');
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const fill = async () => {
  await type('Their name', 'Mahmuda');
  await type('Their email', 'mahmuda@example.com');
  await type('Their email again', 'mahmuda@example.com');
  await type('Their phone number', '01812345678');
};
afterEach(() => jest.useRealTimers());

const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pay ৳/ }));

describe('a gift card', () => {
  it.each([
    ['en', 'Please Login to continue', 'Login'],
    ['bn', 'এগিয়ে যেতে লগইন করুন।', 'লগইন করুন'],
  ] as const)('sends a visitor to the login with a redirect back (%s)', async (language, words, button) => {
    open({ language, user: undefined });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: button })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fproducts%2FgiftCard%2Ffirst-string',
    );
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it.each([
    ['en', /^Pay ৳/, 'This is required', 4],
    ['bn', /পেমেন্ট করুন$/, 'এই ঘরটি পূরণ করুন।', 4],
  ] as const)('marks empty fields (%s)', async (language, button, words, count) => {
    open({ language });
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(count));
    expect(sentRequests.some(({ path }) => path === '/store/order/')).toBe(false);
  });

  it('shows the specified error texts', async () => {
    open();
    await type('Their email', 'mahmuda@');
    await type('Their email again', 'mahmuda');
    await type('Their phone number', '01712');
    await pay();
    for (const words of ['Enter a valid email address', 'Email must match', 'Too Short!'])
      expect(await screen.findByText(words)).toBeVisible();
  });

  it('for someone else is ordered and paid at the gateway', async () => {
    open();
    await fill();
    await type('Message (if you like)', 'Now play it too.');
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(await screen.findByText('৳1,900.00')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^Rocket/ }));
    await pay();
    await waitFor(() => expect(goToExternalUrl).toHaveBeenCalledWith('https://pay.example/g1'));
    expect(sentBody('/store/order/')).toEqual({
      userId: 'u1',
      userName: 'Tasnim Rahman',
      userEmail: 'tasnim@example.com',
      product: 'p1',
      name: 'First string',
      value: 1000,
      price: 950,
      quantity: 2,
      totalPrice: 1900,
      forMyself: false,
      giftCardFrom: 'Tasnim Rahman',
      giftCardMessage: 'Now play it too.',
      shippingAddressName: 'Mahmuda',
      shippingAddressEmail: 'mahmuda@example.com',
      shippingAddressPhone: '01812345678',
    });
    expect(sentBody('/store/payment/ssl/')).toMatchObject({
      amount: 1900,
      cus_order_id: 's1',
      currency: 'BDT',
      method: 'rocket',
    });
  });

  it('for myself shows the account’s address read-only', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Myself' }));
    const email = await screen.findByLabelText('Your email');
    expect(email).toBeDisabled();
    expect(email).toHaveValue('tasnim@example.com');
    expect(screen.getByLabelText('Your phone number')).toHaveValue('01712345678');
    await type('Your phone number', '+880 1712-345678');
    await pay();
    await waitFor(() => expect(goToExternalUrl).toHaveBeenCalled());
    expect(sentBody('/store/order/')).toMatchObject({ forMyself: true, userPhone: '01712345678' });
    expect(sentBody('/store/order/')).not.toHaveProperty('giftCardFrom');
  });

  it('updates the total on blur, with Bengali digits too', async () => {
    open();
    await type('How many', '৩');
    expect(screen.queryByText('৳2,850.00')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('৳2,850.00')).toBeVisible();
  });

  it.each([
    ['en', 'How many', /^Pay ৳/, 'At least 1.', 'At most 20.'],
    ['bn', 'কয়টি', /পেমেন্ট করুন$/, 'কমপক্ষে ১টি নিতে হবে।', 'সর্বোচ্চ ২০টি নেওয়া যায়।'],
  ] as const)('can be bought one to twenty at a time (%s)', async (language, label, button, least, most) => {
    open({ language });
    for (const [count, words] of [
      ['0', least],
      ['২১', most],
    ] as const) {
      await type(label, count);
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByText(words)).toBeVisible();
    }
    expect(sentRequests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each([
    ['en', 'Day', 'Month', 'February', 'Valid until November 20, 2027.', /Valid 365 days from purchase/],
    ['bn', 'দিন', 'মাস', 'ফেব্রুয়ারি', 'মেয়াদ ২০ নভেম্বর ২০২৭ পর্যন্ত।', /কেনার দিন থেকে মেয়াদ ৩৬৫ দিন/],
  ] as const)(
    'is valid from the purchase or from the delivery day (%s)',
    async (language, day, month, february, today, terms) => {
      freezeTime('2026-11-20T05:00:00Z');
      open({ language });
      expect(await screen.findByText(today)).toBeVisible();
      expect(screen.getByText(terms)).toBeVisible();
      // The field completes the year from day and month.
      await userEvent.type(await screen.findByLabelText(day), '14');
      await userEvent.selectOptions(screen.getByLabelText(month), february);
      const last = language === 'bn' ? 'মেয়াদ ১৪ ফেব্রুয়ারি ২০২৮ পর্যন্ত।' : 'Valid until February 14, 2028.';
      expect(await screen.findByText(last)).toBeVisible();
      expect(screen.queryByText(today)).toBeNull();
      expect(screen.queryByText(terms)).toBeNull();
    },
  );

  it('updates the preview while typing', async () => {
    open();
    await type('Their name', 'Mahmuda Apu');
    const preview = screen.getByRole('region', { name: 'How the card looks' });
    await type('Message (if you like)', 'Happy birthday!');
    expect(preview).toHaveTextContent('For Mahmuda Apu');
    expect(preview).toHaveTextContent('Happy birthday!');
    expect(preview).toHaveTextContent('From, Tasnim Rahman');
    expect(screen.getByText('15 / 240')).toBeVisible();
  });

  it('shows the new price after a price change and charges nothing', async () => {
    const product = buildGiftCard({ price: 990 });
    let changed = false;
    open({
      api: {
        'GET /store/product/first-string': () => (changed ? product : buildGiftCard()),
        'POST /store/order/': () => {
          changed = true;
          return problemResponse(409, 'price-changed', 'The price has changed', { product });
        },
      },
    });
    await fill();
    await pay();
    expect(await screen.findByText('The price changed')).toBeVisible();
    expect(screen.getByText(/৳990\.00 a card\. Nothing was charged\./)).toBeVisible();
    expect(goToExternalUrl).not.toHaveBeenCalled();
  });

  it('requires a verified address before the payment', async () => {
    open({ api: { 'GET /user/u1': buildBuyer({ emailVerify: false }) } });
    expect(await screen.findByText('Verify your email before you pay.')).toBeVisible();
    await fill();
    await pay();
    expect(sentRequests.some(({ path }) => path === '/store/order/')).toBe(false);
  });

  it('shows that the card does not exist', async () => {
    open({ api: { 'GET /store/product/first-string': problemResponse(404, 'product-not-found', 'x') } });
    expect(await screen.findByText('This gift card is not here.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All gift cards' })).toHaveAttribute('href', '/store');
    expect(currentUrl()).toBe('/products/giftCard/first-string');
  });
});
