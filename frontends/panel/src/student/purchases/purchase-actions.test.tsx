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
import { buildPurchase, buildRefund } from '../../testing/samples.ts';
import StudentPanelPage from '../StudentPanelPage.tsx';

const left = jest.fn();
const saved = jest.fn();
jest.mock('../../shared/page-navigation.ts', () => ({ goToExternalUrl: (url: string) => left(url) }));
jest.mock('../../shared/save-file.ts', () => ({ saveFile: (name: string) => saved(name) }));

const open = (purchase: unknown, more: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en') =>
  renderInApp(<StudentPanelPage />, {
    path: '/studentpanel?tab=3',
    user: buildUser(),
    language,
    api: {
      'GET /order/mine/u1': () => ({
        data: [typeof purchase === 'function' ? purchase() : purchase],
        total: 1,
      }),
      'GET /store/order/mine/u1': { data: [], total: 0 },
      ...more,
    },
  });
const reasons = ['paid_twice', 'broken'] as const;
const ASK = 'POST /order/01KA8MTQ7X5NZRWB4H2C9DVE30/refund-request';

describe('an invoice', () => {
  it('is downloaded in the page language under its number', async () => {
    open(buildPurchase(), { 'GET /order/01KA8MTQ7X5NZRWB4H2C9DVE30/invoice': {} }, 'bn');
    await userEvent.click(await screen.findByRole('button', { name: /ইনভয়েস INV-000001/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith('INV-000001.pdf'));
    expect(sentRequests.at(-1)?.path).toBe('/order/01KA8MTQ7X5NZRWB4H2C9DVE30/invoice?lang=bn');
  });

  it('shows an error if the download fails', async () => {
    open(buildPurchase());
    await userEvent.click(await screen.findByRole('button', { name: /invoice INV-000001/ }));
    expect(await screen.findByText('Something went wrong. Try again.')).toBeInTheDocument();
    expect(saved).not.toHaveBeenCalled();
  });
});

describe('a refund request', () => {
  it('is only offered if the policy allows it', async () => {
    open(buildPurchase({ refundReasons: [] }));
    expect(await screen.findByText('Paid')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask for a refund' })).not.toBeInTheDocument();
  });

  it('shows the allowed reasons, sends the chosen one once and shows the open request', async () => {
    let refunds: unknown[] = [];
    open(() => buildPurchase({ refundReasons: refunds.length ? [] : [...reasons], refunds } as object), {
      [ASK]: () => {
        refunds = [buildRefund({ state: 'asked', creditNote: null, decidedAt: null, arrivedAt: null })];
        return { success: true, message: 'Your request has been sent.', data: refunds[0] };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByRole('group')).toHaveAccessibleDescription('Please choose a reason.');
    expect(dialog.getAllByRole('radio')[0]).toHaveFocus();
    await userEvent.click(dialog.getByRole('radio', { name: /do not work/ }));
    await userEvent.type(dialog.getByRole('textbox'), ' Lesson 3 is silent. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Your request has been sent.')).toBeInTheDocument();
    expect(
      await screen.findByText('You asked for a refund on November 22, 2026. Our answer will be here.'),
    ).toBeInTheDocument();
    const sent = sentRequests.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));
    expect(sent).toEqual([{ reason: 'broken', note: 'Lesson 3 is silent.' }]);
  });

  it('shows an error if it was sent in another tab', async () => {
    open(buildPurchase({ refundReasons: [...reasons] }), {
      [ASK]: problemResponse(409, 'refund-asked', 'asked'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
    await userEvent.click(screen.getByRole('radio', { name: 'I paid twice' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('You have asked already. We will answer soon.')).toBeInTheDocument();
  });

  it('keeps the note after an error', async () => {
    open(buildPurchase({ refundReasons: [...reasons] }), {
      [ASK]: problemResponse(503, 'unavailable', 'away'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
    await userEvent.click(screen.getByRole('radio', { name: 'I paid twice' }));
    await userEvent.type(screen.getByRole('textbox'), 'Twice');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Something went wrong. Try again.')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('Twice');
  });
});

describe('an unpaid order', () => {
  const unpaid = () =>
    buildPurchase({
      paid: false,
      state: 'awaiting_payment',
      paidAt: null,
      invoice: null,
      createdAt: new Date().toISOString(),
      cupon: { code: 'EID20', discount: 20 },
    });
  const buyer = { name: 'Tasnim', phone: '017', email: 't@sargam.test', address: 'Dhaka' };

  const goToPay = async () => {
    open(unpaid(), {
      'GET /user/u1': buyer,
      'POST /cart/ssl/': { GatewayPageURL: 'https://pay.test/1' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.test/1'));
  };

  it('can be paid', async () => {
    await goToPay();
    const [form] = sentRequests
      .filter(({ path }) => path === '/cart/ssl/')
      .map(({ body }) => JSON.parse(body));
    expect(form).toMatchObject({ total_amount: 1250, value_b: 'EID20', cus_name: 'Tasnim' });
    expect(form.value_c).toBe('01KA8MTQ7X5NZRWB4H2C9DVE30');
  });

  it('can be paid again after the browser’s back button', async () => {
    await goToPay();
    const pay = screen.getByRole('button', { name: 'Pay' });
    expect(pay).toHaveAttribute('aria-busy', 'true');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-busy', 'true'));
  });

  it('shows an error if it has ended', async () => {
    open(unpaid(), {
      'GET /user/u1': buyer,
      'POST /cart/ssl/': problemResponse(409, 'order-ended', 'ended'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
    expect(
      await screen.findByText('This order can no longer be paid. Please order again from the cart.'),
    ).toBeInTheDocument();
    expect(left).not.toHaveBeenCalled();
  });
});

describe('an order whose payment is undecided', () => {
  const ABANDON = 'POST /order/01KA8MTQ7X5NZRWB4H2C9DVE30/abandon';
  const build = (state: 'awaiting_payment' | 'expired' | 'cancelled', until: string | null) =>
    buildPurchase({
      paid: false,
      state,
      paidAt: null,
      invoice: null,
      createdAt: new Date().toISOString(),
      paymentUndecidedUntil: until,
    });
  const until = '2026-11-21T04:30:00.000Z';

  it.each([
    ['en', 'We are checking your payment.', /pay until 10:30 AM, or give the order up/],
    ['bn', 'আমরা আপনার পেমেন্ট যাচাই করছি।', /সকাল ১০:৩০ পর্যন্ত পেমেন্ট করতে পারেন/],
  ] as const)('says so and what to do (%s)', async (language, title, text) => {
    open(build('awaiting_payment', until), {}, language);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: /^(Pay|পেমেন্ট করুন)$/ })).toBeVisible();
  });

  it('cannot be ordered again after its time is over', async () => {
    open(build('expired', until));
    expect(await screen.findByText(/or wait until 10:30 AM/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Back to the cart' })).toBeNull();
  });

  it('is given up', async () => {
    let answer = build('awaiting_payment', until);
    open(() => answer, {
      [ABANDON]: () => {
        answer = build('cancelled', null);
        return answer;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Give the order up' }));
    expect(await screen.findByText('The order is given up. You can order again.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Back to the cart' })).toBeVisible();
    expect(screen.queryByText('We are checking your payment.')).toBeNull();
  });

  it('shows an error if it could not be given up', async () => {
    open(build('awaiting_payment', until), { [ABANDON]: problemResponse(503, 'unavailable', 'x') });
    await userEvent.click(await screen.findByRole('button', { name: 'Give the order up' }));
    expect(await screen.findByText('Something went wrong. Try again.')).toBeInTheDocument();
  });
});

describe('an order that was paid although a later one replaced it', () => {
  const GIVE_BACK = 'POST /order/01KA8MTQ7X5NZRWB4H2C9DVE30/give-back';
  const giveBackUntil = '2026-11-28T04:30:00.000Z';
  const giveBack = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Give it back' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Give it back' }));
  };

  it.each([
    ['en', /give it back until Saturday, November 28, 2026, 10:30 AM/],
    ['bn', /২৮ নভেম্বর ২০২৬, শনিবার, সকাল ১০:৩০ পর্যন্ত এটি ফেরত দিতে পারেন/],
  ] as const)('says until when it can be given back (%s)', async (language, text) => {
    open(buildPurchase({ giveBackUntil }), {}, language);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is given back to the wallet after a confirmation', async () => {
    let answer = buildPurchase({ giveBackUntil });
    open(() => answer, {
      [GIVE_BACK]: () => {
        answer = buildPurchase({ giveBackUntil: null, state: 'refunded', paid: false });
        const data = buildRefund({ amount: 1250, wallet: 1250, card: 0 });
        return { success: true, message: 'x', data };
      },
    });
    await giveBack();
    expect(await screen.findByText('৳1,250.00 is in your wallet.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Give it back' })).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows that it cannot be given back any more', async () => {
    open(buildPurchase({ giveBackUntil }), {
      [GIVE_BACK]: problemResponse(422, 'give-back-not-offered', 'x'),
    });
    await giveBack();
    expect(await screen.findByText('This order cannot be given back any more.')).toBeVisible();
  });
});
