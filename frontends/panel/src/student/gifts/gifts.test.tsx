import {
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { buildGiftOrder } from '../../testing/gift-samples.ts';
import StudentPanelPage from '../StudentPanelPage.tsx';

const goToExternalUrl = jest.fn();
jest.mock('../../shared/page-navigation.ts', () => ({
  goToExternalUrl: (url: string) => goToExternalUrl(url),
}));

const saved = jest.fn();
jest.mock('@sargam/kit/download', () => ({ saveFile: (...file: unknown[]) => saved(...file) }));

const RESEND = 'POST /store/order/01KA8MTQ7X5NZRWB4H2C9GIFT1/resend';
const open = (orders: unknown[], more: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en') =>
  renderInApp(<StudentPanelPage />, {
    path: '/studentpanel?tab=3',
    user: buildUser(),
    language,
    api: {
      'GET /order/mine/u1': { data: [], total: 0 },
      'GET /store/order/mine/u1': { data: orders, total: orders.length },
      ...more,
    },
  });
const row = async () => within((await screen.findAllByRole('row'))[1] as HTMLElement);

describe('gift cards in the purchase history', () => {
  it('show card, receiver and delivery', async () => {
    open([buildGiftOrder()]);
    const order = await row();
    expect(order.getByText('2 × ৳1,000.00')).toBeInTheDocument();
    expect(order.getByText('৳1,900.00')).toBeInTheDocument();
    expect(order.getByText('mahmuda@sargam.test')).toHaveAttribute('lang', 'en');
    expect(order.getByText('Mailed on November 21, 2026')).toBeInTheDocument();
    expect(order.getByText('Valid until November 21, 2027')).toBeInTheDocument();
    expect(order.getByRole('button', { name: /invoice INV-000012/ })).toBeInTheDocument();
  });

  it('show the delivery day', async () => {
    open(
      [
        buildGiftOrder({
          orderStatus: 'paid',
          deliveredAt: null,
          deliverOn: '2099-12-16',
          forMyself: true,
          resendFrom: '2099-12-16T03:10:00.000Z',
        }),
      ],
      {},
      'bn',
    );
    const order = await row();
    expect(order.getByText('ইমেইলে যাবে: ১৬ ডিসেম্বর ২০৯৯')).toBeInTheDocument();
    expect(order.getByText('নিজের জন্য')).toBeInTheDocument();
    expect(order.queryByRole('button', { name: /আবার ইমেইল/ })).not.toBeInTheDocument();
  });

  it('that are unpaid can be paid', async () => {
    const pending = { orderStatus: 'pending', isPaid: false, paidAt: null, deliveredAt: null } as const;
    open([buildGiftOrder({ ...pending, invoice: null, createdAt: new Date().toISOString() })], {
      'POST /store/payment/ssl/': { GatewayPageURL: 'https://pay.test/g' },
    });
    await userEvent.click((await row()).getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(goToExternalUrl).toHaveBeenCalledWith('https://pay.test/g'));
  });

  it('can be mailed again to the same address', async () => {
    open([buildGiftOrder()], { [RESEND]: { success: true, message: '', data: buildGiftOrder() } });
    await userEvent.click((await row()).getByRole('button', { name: /again to mahmuda@sargam.test/ }));
    expect(
      await screen.findByText('The gift card is on its way to mahmuda@sargam.test again.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['en', /again to mahmuda@sargam.test/],
    ['bn', /আবার ইমেইল করুন: mahmuda@sargam.test/],
  ] as const)('can be mailed again if the mail is overdue (%s)', async (language, again) => {
    open([buildGiftOrder({ orderStatus: 'paid', deliveredAt: null })], {}, language);
    expect((await row()).getByRole('button', { name: again })).toBeInTheDocument();
  });

  it.each([
    ['en', 'Refunded', /Credit note/],
    ['bn', 'টাকা ফেরত দেওয়া হয়েছে', /ক্রেডিট নোট/],
  ] as const)(
    'that were refunded have a credit note and cannot be mailed (%s)',
    async (language, state, note) => {
      const refund = { _id: '01KA8MTQ7X5NZRWB4H2C9REFD1', creditNote: 'CN-000007' };
      const refunded = { orderStatus: 'refunded', isPaid: false, resendFrom: null } as const;
      open(
        [buildGiftOrder({ ...refunded, refund })],
        { [`GET /order/refund/${refund._id}/credit-note`]: 'the paper' },
        language,
      );
      const order = await row();
      expect(order.getByText(state)).toBeInTheDocument();
      expect(order.queryByRole('button', { name: /mahmuda@sargam.test/ })).not.toBeInTheDocument();
      expect(order.queryByText(/2027|২০২৭/)).not.toBeInTheDocument();
      await userEvent.click(order.getByRole('button', { name: note }));
      await waitFor(() => expect(saved).toHaveBeenCalledWith('CN-000007.pdf', expect.anything()));
      expect(sentRequests.at(-1)).toMatchObject({
        path: `/order/refund/${refund._id}/credit-note?lang=${language}`,
      });
    },
  );

  it('show the limit of mails', async () => {
    open([buildGiftOrder()], { [RESEND]: problemResponse(429, 'too-many-resends', 'x') });
    await userEvent.click((await row()).getByRole('button', { name: /again to/ }));
    expect(
      await screen.findByText('It was mailed several times today. Please try again tomorrow.'),
    ).toBeInTheDocument();
  });
});
