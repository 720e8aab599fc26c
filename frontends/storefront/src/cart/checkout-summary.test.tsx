import { currentUrl, problemResponse, screen, userEvent, waitFor } from '@sargam/kit/testing';
import { buildQuote } from '../testing/samples.ts';
import { findSummary, openCart } from './testing/open-cart.tsx';

describe('the checkout summary', () => {
  it('shows the amounts of the quote in calculation order', async () => {
    openCart({ path: '/cart?cupon=BOISHAKH20' });
    const lines = await findSummary();
    await lines.findByText('−৳310.00');
    const amounts = lines.getAllByText(/^−?৳[\d,.]+$/).map(({ textContent }) => textContent);
    expect(amounts).toEqual(['৳2,800.00', '−৳1,250.00', '৳1,550.00', '−৳310.00', '৳1,240.00']);
    expect(lines.getByText('20% of what the wallet did not cover.')).toBeVisible();
  });

  it.each([
    ['en', 'Voucher code', 'Apply', 'Coupon Applied'],
    ['bn', 'ভাউচার কোড', 'ব্যবহার করুন', 'ভাউচারটি যোগ হয়েছে।'],
  ] as const)('applies a voucher (%s)', async (language, label, apply, words) => {
    openCart({ language });
    await userEvent.type(await screen.findByLabelText(label), 'BOISHAKH20');
    await userEvent.click(screen.getByRole('button', { name: apply }));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    await waitFor(() => expect(currentUrl()).toBe('/cart?cupon=BOISHAKH20'));
  });

  it.each([
    ['en', 'Voucher code', 'Apply', 'Coupon Not found'],
    ['bn', 'ভাউচার কোড', 'ব্যবহার করুন', 'ভাউচারটি পাওয়া যায়নি।'],
  ] as const)('shows that the voucher does not exist (%s)', async (language, label, apply, words) => {
    openCart({ language });
    await userEvent.type(await screen.findByLabelText(label), 'EID50');
    await userEvent.click(screen.getByRole('button', { name: apply }));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(label)).toBeInvalid();
  });
});

describe('the button', () => {
  it.each([
    ['en', 1550, 1250, 'Pay ৳1,550.00 with bKash'],
    ['bn', 1550, 1250, 'বিকাশ দিয়ে ৳১,৫৫০.০০ পেমেন্ট করুন'],
    ['en', 0, 2800, 'Confirm, paid from wallet'],
    ['en', 0, 0, 'Confirm, nothing to pay'],
  ] as const)('says what it does (%s, %s to pay)', async (language, total, walletUsed, name) => {
    openCart({ language, api: { 'GET /cart/quote/u1': buildQuote({ total, walletUsed }) } });
    expect(await screen.findByRole('button', { name })).toBeEnabled();
  });

  it('names the chosen payment method', async () => {
    openCart();
    await userEvent.click(await screen.findByRole('radio', { name: /^Nagad/ }));
    expect(await screen.findByRole('button', { name: 'Pay ৳1,550.00 with Nagad' })).toBeEnabled();
    await userEvent.click(screen.getByRole('radio', { name: /^bKash/ }));
  });
});

it('an empty wallet and an unused voucher have no line', async () => {
  openCart({
    api: { 'GET /cart/quote/u1': buildQuote({ walletBalance: 0, walletUsed: 0, total: 2800 }) },
  });
  const lines = await findSummary();
  expect((await lines.findAllByText(/^৳/)).map(({ textContent }) => textContent)).toEqual([
    '৳2,800.00',
    '৳2,800.00',
  ]);
  expect(lines.queryByText('Wallet')).toBeNull();
  expect(lines.queryByText('Voucher')).toBeNull();
});

describe('a voucher', () => {
  it.each([
    ['throttled', problemResponse(429, 'too-many-requests', 'x'), 'Too many tries. Wait a few minutes.'],
    ['failed', problemResponse(500, 'internal', 'x'), 'Coupon Not found'],
  ])('shows the same text if the request is %s', async (_, response, words) => {
    openCart({ api: { 'GET /cart/cupon/EID50': response } });
    await userEvent.type(await screen.findByLabelText('Voucher code'), 'EID50{Enter}');
    expect((await screen.findAllByText('Coupon Not found')).length).toBeGreaterThan(0);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });

  it('that has expired is removed from the address and the quote', async () => {
    openCart({
      path: '/cart?cupon=OLD',
      api: { 'GET /cart/quote/u1?cupon=OLD': problemResponse(404, 'coupon-not-found', 'x') },
    });
    expect(await (await findSummary()).findByText('৳2,800.00')).toBeVisible();
    expect(await screen.findByText('Coupon Not found')).toBeVisible();
    expect(currentUrl()).toBe('/cart');
  });
});
