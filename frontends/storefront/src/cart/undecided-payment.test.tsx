import { problemResponse, screen, sentRequests, userEvent, waitFor } from '@sargam/kit/testing';
import { goToExternalUrl } from '../pay/page-navigation.ts';
import { buildOrder } from '../testing/samples.ts';
import { clickProceed, findSummary, lastRequestBody, openCart, proceedName } from './testing/open-cart.tsx';

jest.mock('../pay/page-navigation.ts', () => ({ goToExternalUrl: jest.fn(), reloadPage: jest.fn() }));

const undecided = {
  _id: 'o1',
  paid: false,
  state: 'awaiting_payment',
  paymentUndecidedUntil: '2026-11-21T04:30:00.000Z',
} as const;
const ordersWith = (order: object) => ({ data: [{ ...buildOrder(), ...order }], total: 1 });

describe('the cart while a payment is undecided', () => {
  it.each([
    ['en', 'We are checking your payment.', /still pay until 10:30 AM/],
    ['bn', 'আমরা আপনার পেমেন্ট যাচাই করছি।', /সকাল ১০:৩০ পর্যন্ত পেমেন্ট করতে পারেন/],
  ] as const)('says so and what to do, and offers no second payment (%s)', async (language, title, text) => {
    openCart({ language, api: { 'GET /order/mine/u1': ordersWith(undecided) } });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: proceedName })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('opens the payment page of the same order again', async () => {
    openCart({
      api: {
        'GET /order/mine/u1': ordersWith(undecided),
        'POST /cart/ssl/': { GatewayPageURL: 'https://pay.example/s2' },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Go on paying' }));
    await waitFor(() => expect(goToExternalUrl).toHaveBeenCalledWith('https://pay.example/s2'));
    expect(lastRequestBody('/cart/ssl/')).toMatchObject({ value_c: 'o1' });
    expect(sentRequests.some(({ method, path }) => method === 'POST' && path === '/order')).toBe(false);
  });

  it('offers no payment page for an order whose time is over', async () => {
    openCart({ api: { 'GET /order/mine/u1': ordersWith({ ...undecided, state: 'expired' }) } });
    expect(await screen.findByText(/wait until 10:30 AM/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go on paying' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Give the order up' })).toBeVisible();
  });

  it.each([
    ['cancelled', false, 'The order is given up. You can order again.'],
    ['paid', true, 'Your payment has arrived.'],
  ] as const)('gives the order up and can be paid again (%s)', async (state, paid, toast) => {
    let open = true;
    openCart({
      api: {
        'GET /order/mine/u1': () =>
          ordersWith(open ? undecided : { ...undecided, state, paid, paymentUndecidedUntil: null }),
        'POST /order/o1/abandon': () => {
          open = false;
          return buildOrder({ _id: 'o1', state, paid });
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Give the order up' }));
    expect(await screen.findByText(toast)).toBeVisible();
    expect(await (await findSummary()).findByRole('button', { name: proceedName })).toBeEnabled();
    expect(screen.queryByText('We are checking your payment.')).toBeNull();
  });

  it('shows an order that another tab opened when the server refuses the second one', async () => {
    let refused = false;
    openCart({
      api: {
        'GET /order/mine/u1': () => (refused ? ordersWith(undecided) : { data: [], total: 0 }),
        'POST /order': () => {
          refused = true;
          return problemResponse(409, 'payment-open', 'x', { orderId: 'o1' });
        },
      },
    });
    await clickProceed();
    expect(await screen.findByText(/checking your earlier payment/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Give the order up' })).toBeVisible();
  });

  it('shows the notice also when the cart is empty', async () => {
    openCart({
      api: { 'GET /cart/u1': { data: [], total: 0 }, 'GET /order/mine/u1': ordersWith(undecided) },
    });
    expect(await screen.findByText('We are checking your payment.')).toBeVisible();
  });
});
