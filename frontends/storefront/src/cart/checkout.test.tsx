import { currentUrl, problemResponse, screen, sentRequests, userEvent, waitFor } from '@sargam/kit/testing';
import { goToExternalUrl, reloadPage } from '../pay/page-navigation.ts';
import { loadPayMethod } from '../pay/pay-methods.ts';
import { buildBuyer, buildOrder, buildQuote } from '../testing/samples.ts';
import { clickProceed, findSummary, lastRequestBody, openCart, proceedName } from './testing/open-cart.tsx';

jest.mock('../pay/page-navigation.ts', () => ({ goToExternalUrl: jest.fn(), reloadPage: jest.fn() }));

describe('proceeding', () => {
  it('places the order and opens the gateway page', async () => {
    openCart({
      api: { 'POST /order': buildOrder(), 'POST /cart/ssl/': { GatewayPageURL: 'https://pay.example/s1' } },
    });
    await clickProceed();
    await waitFor(() => expect(goToExternalUrl).toHaveBeenCalledWith('https://pay.example/s1'));
    expect(lastRequestBody('/order')).toEqual({
      amount: 1550,
      paid: false,
      userId: 'u1',
      courses: ['c1'],
      balanceUsed: 1250,
      withoutWallet: false,
    });
    expect(lastRequestBody('/cart/ssl/')).toMatchObject({
      total_amount: 1550,
      value_c: 'o1',
      currency: 'BDT',
      method: 'bkash',
    });
  });

  it('goes to the classroom after a free order', async () => {
    const free = buildQuote({
      walletBalance: 5000,
      walletUsed: 2800,
      afterWallet: 0,
      total: 0,
      balanceUsed: 2800,
    });
    openCart({
      api: {
        'GET /cart/quote/u1': free,
        'POST /order': buildOrder({ amount: 0 }),
        'POST /cart/zero-cart/u1/o1': { message: 'success' },
      },
    });
    await clickProceed();
    await waitFor(() => expect(currentUrl()).toBe('/studentpanel?tab=0&payment=paid&order=o1'));
  });

  it('sends and stores the payment method', async () => {
    openCart({
      api: { 'POST /order': buildOrder(), 'POST /cart/ssl/': { GatewayPageURL: 'https://pay.example/s1' } },
    });
    await userEvent.click(await screen.findByRole('radio', { name: /^Nagad/ }));
    await clickProceed();
    await waitFor(() => expect(lastRequestBody('/cart/ssl/')).toMatchObject({ method: 'nagad' }));
    expect(loadPayMethod()).toBe('nagad');
  });

  it('does not use the wallet if the switch is on', async () => {
    const quote = buildQuote({
      walletUsed: 0,
      afterWallet: 2800,
      total: 2800,
      balanceUsed: 0,
      withoutWallet: true,
    });
    openCart({
      api: {
        'GET /cart/quote/u1?withoutWallet=true': quote,
        'POST /order': buildOrder({ amount: 2800 }),
        'POST /cart/ssl/': { GatewayPageURL: 'https://pay.example/s1' },
      },
    });
    await userEvent.click(await screen.findByRole('switch', { name: 'Keep the wallet for another time' }));
    expect(await screen.findByText('৳1,250.00 stays in your wallet.')).toBeVisible();
    expect(currentUrl()).toBe('/cart?wallet=keep');
    await clickProceed();
    await waitFor(() =>
      expect(lastRequestBody('/order')).toMatchObject({ amount: 2800, balanceUsed: 0, withoutWallet: true }),
    );
  });

  it('repeats the idempotency key of the order after a lost response and uses another key for the payment', async () => {
    const keys: (string | null)[] = [];
    const order = (request: Request) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? problemResponse(503, 'unavailable', 'Away') : buildOrder();
    };
    const payment = (request: Request) => {
      keys.push(request.headers.get('idempotency-key'));
      return { GatewayPageURL: 'https://pay.example/s1' };
    };
    openCart({ api: { 'POST /order': order, 'POST /cart/ssl/': payment } });
    await clickProceed();
    await screen.findByText('Away');
    await clickProceed();
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('offers a retry after a declined payment', async () => {
    openCart({
      path: '/cart?payment=failed&order=o1',
      api: { 'POST /order': buildOrder(), 'POST /cart/ssl/': { GatewayPageURL: 'https://pay.example/s2' } },
    });
    await (await findSummary()).findByText('৳2,800.00');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(goToExternalUrl).toHaveBeenCalledWith('https://pay.example/s2'));
  });

  it('restores voucher and wallet switch of the failed order', async () => {
    const cupon = { code: 'BOISHAKH20', discount: 20 };
    const both = buildQuote({
      walletUsed: 0,
      afterWallet: 2800,
      cupon,
      discount: 560,
      total: 2240,
      withoutWallet: true,
    });
    openCart({
      path: '/cart?payment=cancelled&order=o1',
      api: {
        'GET /order/o1': buildOrder({ state: 'cancelled', cupon, withoutWallet: true }),
        'GET /cart/quote/u1?cupon=BOISHAKH20&withoutWallet=true': both,
      },
    });
    expect(await (await findSummary()).findByText('৳2,240.00')).toBeVisible();
    expect(screen.getByRole('switch')).toBeChecked();
  });

  it('shows an error and reloads if the free order is not confirmed', async () => {
    openCart({
      api: {
        'GET /cart/quote/u1': buildQuote({ walletUsed: 2800, afterWallet: 0, total: 0 }),
        'POST /order': buildOrder({ amount: 0 }),
        'POST /cart/zero-cart/u1/o1': problemResponse(500, 'internal', 'x'),
      },
    });
    await clickProceed();
    expect(await screen.findByText('something went wrong')).toBeVisible();
    expect((await findSummary()).queryByRole('button', { name: proceedName })).toBeNull();
    await waitFor(() => expect(reloadPage).toHaveBeenCalled());
  });

  it('shows the new total after a price change and charges nothing', async () => {
    const quote = buildQuote({ subtotal: 3000, afterWallet: 1750, total: 1750 });
    openCart({
      api: { 'POST /order': problemResponse(409, 'price-changed', 'The price has changed', { quote }) },
    });
    await clickProceed();
    expect(await screen.findByText('The price changed')).toBeVisible();
    expect(screen.getByText(/৳1,750\.00\. Nothing was charged\./)).toBeVisible();
    expect(goToExternalUrl).not.toHaveBeenCalled();
  });

  it('requires a verified address and sends the mail again', async () => {
    openCart({
      api: {
        'GET /user/u1': buildBuyer({ emailVerify: false }),
        'GET /user/re-verify/u1': { success: true, message: 'sent' },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
    await waitFor(() => expect(sentRequests.some(({ path }) => path === '/user/re-verify/u1')).toBe(true));
    await clickProceed();
    expect(sentRequests.some(({ path }) => path === '/order')).toBe(false);
  });
});
