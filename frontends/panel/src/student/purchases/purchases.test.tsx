import { aUser, renderInApp, screen, within } from '@sargam/kit/testing';
import { aPurchase } from '../../testing/some.ts';
import StudentPanelPage from '../StudentPanelPage.tsx';

const open = (purchases: unknown, language: 'en' | 'bn' = 'en') =>
  renderInApp(<StudentPanelPage />, {
    path: '/studentpanel?tab=3',
    user: aUser(),
    language,
    api: { 'GET /order/mine/u1': purchases },
  });

describe('purchase history', () => {
  it('tells paid from unpaid, and why', async () => {
    open({
      data: [aPurchase(), aPurchase({ _id: 'o2', paid: false, state: 'expired', paidAt: null, method: '' })],
      total: 2,
    });
    const [, paid, unpaid] = await screen.findAllByRole('row');
    expect(within(paid as HTMLElement).getByText('Paid')).toBeInTheDocument();
    expect(within(paid as HTMLElement).getByText('৳1,250.00')).toBeInTheDocument();
    expect(within(paid as HTMLElement).getByText('BKASH-BKash')).toBeInTheDocument();
    expect(
      within(paid as HTMLElement).getByText('Saturday, November 21, 2026, 10:30 AM'),
    ).toBeInTheDocument();
    expect(within(unpaid as HTMLElement).getByText('Unpaid')).toBeInTheDocument();
    expect(within(unpaid as HTMLElement).getByText('Expired')).toBeInTheDocument();
  });

  it('writes money and dates in Bengali, and order numbers as they are', async () => {
    open({ data: [aPurchase({ amount: 125500, method: 'wallet' })], total: 1 }, 'bn');
    expect(await screen.findByText('৳১,২৫,৫০০.০০')).toBeInTheDocument();
    expect(screen.getByText('২১ নভেম্বর ২০২৬, শনিবার, সকাল ১০:৩০')).toBeInTheDocument();
    expect(screen.getByText('পরিশোধিত')).toBeInTheDocument();
    expect(screen.getByText('ওয়ালেট')).toBeInTheDocument();
    expect(screen.getByText('01KA8MTQ7X5NZRWB4H2C9DVE30')).toHaveAttribute('lang', 'en');
  });

  it('says that nothing was bought', async () => {
    open({ data: [], total: 0 });
    expect(await screen.findByText('You have not bought anything yet.')).toBeInTheDocument();
  });
});
