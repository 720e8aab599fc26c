import { buildUser, problemResponse, renderInApp, screen, within } from '@sargam/kit/testing';
import { buildPurchase, buildRefund } from '../../testing/samples.ts';
import StudentPanelPage from '../StudentPanelPage.tsx';

const open = (purchases: unknown, language: 'en' | 'bn' = 'en', tab = 'tab=3') =>
  renderInApp(<StudentPanelPage />, {
    path: `/studentpanel?${tab}`,
    user: buildUser(),
    language,
    api: {
      'GET /order/mine/u1': purchases,
      'GET /store/order/mine/u1': { data: [], total: 0 },
      'GET /order/o7': buildPurchase({ _id: 'o7', userId: 'u1' }),
    },
  });
const rowsOf = async () => {
  const [, ...rows] = await screen.findAllByRole('row');
  return rows.map((row) => within(row));
};

describe('purchase history', () => {
  it('shows paid and unpaid orders with the reason', async () => {
    const unpaid = { paid: false, state: 'expired', paidAt: null, method: '', invoice: null } as const;
    open({ data: [buildPurchase(), buildPurchase({ _id: 'o2', ...unpaid })], total: 2 });
    const [first, second] = await rowsOf();
    expect(first?.getByText('Paid')).toBeInTheDocument();
    expect(first?.getByText('৳1,250.00')).toBeInTheDocument();
    expect(first?.getByText('bKash')).toBeInTheDocument();
    expect(first?.getByText('Saturday, November 21, 2026, 10:30 AM')).toBeInTheDocument();
    expect(second?.getByText('Unpaid')).toBeInTheDocument();
    expect(second?.getByText('The time to pay is over')).toBeInTheDocument();
    expect(second?.getByRole('button', { name: 'Back to the cart' })).toBeInTheDocument();
    expect(second?.queryByRole('button', { name: /invoice/i })).not.toBeInTheDocument();
  });

  it('hides gift cards until the courses are loaded', async () => {
    let come: (answer: unknown) => void = () => undefined;
    const purchases = new Promise((resolve) => {
      come = resolve;
    });
    open(() => purchases);
    const cards = await screen.findByText('You have not bought a gift card yet.');
    expect(cards).not.toBeVisible();
    come({ data: [buildPurchase()], total: 1 });
    await rowsOf();
    expect(cards).toBeVisible();
  });

  it('shows gift cards if the courses fail to load', async () => {
    open(problemResponse(403, 'x', 'x'));
    expect(await screen.findByText('You have not bought a gift card yet.')).toBeVisible();
  });

  it('shows tier, purchase kind and end of access of a course', async () => {
    const [line] = buildPurchase().courses;
    const courses = [
      { ...line, kind: 'extension', endsAt: '2027-02-19T17:59:59.000Z' },
      { ...line, _id: 'c2', title: 'Drums', kind: 'upgrade' },
    ];
    open({ data: [buildPurchase({ courses } as object)], total: 1 });
    const [row] = await rowsOf();
    expect(row?.getByText('Extended')).toBeInTheDocument();
    expect(row?.getByText('Upgraded')).toBeInTheDocument();
    expect(row?.getAllByText('Gold')).toHaveLength(2);
    expect(row?.getByText('Access until February 19, 2027')).toBeInTheDocument();
  });

  it('shows no purchase kind for unpaid orders', async () => {
    const courses = buildPurchase().courses.map((line) => ({ ...line, kind: 'extension' }));
    open({
      data: [buildPurchase({ courses, paid: false, state: 'failed', paidAt: null } as object)],
      total: 1,
    });
    const [row] = await rowsOf();
    expect(row?.getByText('Unpaid')).toBeInTheDocument();
    expect(row?.queryByText('Extended')).not.toBeInTheDocument();
  });

  it('shows where refunded money is', async () => {
    const refunds = [
      buildRefund({ _id: 'r2', state: 'accepted', amount: 1250, wallet: 250, card: 1000, arrivedAt: null }),
      buildRefund({
        state: 'declined',
        amount: 0,
        wallet: 0,
        card: 0,
        creditNote: null,
        answer: 'It works here.',
      }),
    ];
    open({ data: [buildPurchase({ state: 'refunded', paid: false, refunds })], total: 1 });
    const [row] = await rowsOf();
    expect(row?.getByText('৳1,250.00 refunded')).toBeInTheDocument();
    expect(row?.getByText('৳250.00 is in your wallet.')).toBeInTheDocument();
    expect(row?.getByText('৳1,000.00 is on its way to where you paid from.')).toBeInTheDocument();
    expect(row?.getByRole('button', { name: 'Credit note CN-000003' })).toBeInTheDocument();
    expect(row?.getByText('Your request was declined on November 23, 2026.')).toBeInTheDocument();
    expect(row?.getByText('It works here.')).toBeInTheDocument();
  });

  it('shows money and dates in Bengali and order ids unchanged', async () => {
    open({ data: [buildPurchase({ amount: 125500, method: 'wallet' })], total: 1 }, 'bn');
    expect(await screen.findByText('৳১,২৫,৫০০.০০')).toBeInTheDocument();
    expect(screen.getByText('২১ নভেম্বর ২০২৬, শনিবার, সকাল ১০:৩০')).toBeInTheDocument();
    expect(screen.getByText('পরিশোধিত')).toBeInTheDocument();
    expect(screen.getByText('ওয়ালেট')).toBeInTheDocument();
    expect(screen.getByText('01KA8MTQ7X5NZRWB4H2C9DVE30')).toHaveAttribute('lang', 'en');
  });

  it('shows empty states', async () => {
    open({ data: [], total: 0 });
    expect(await screen.findByText('You have not bought anything yet.')).toBeInTheDocument();
    expect(await screen.findByText('You have not bought a gift card yet.')).toBeInTheDocument();
  });

  it('shows only the order in the URL', async () => {
    open({ data: [], total: 0 }, 'en', 'tab=3&order=o7');
    expect(await screen.findByText('o7')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All purchases' })).toHaveAttribute(
      'href',
      '/studentpanel?tab=3',
    );
    expect(screen.queryByRole('heading', { name: 'Gift cards' })).not.toBeInTheDocument();
  });

  it('keeps the page of the other list', async () => {
    open({ data: [buildPurchase()], total: 45 }, 'en', 'tab=3&gifts=2');
    expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/studentpanel?tab=3&gifts=2&page=2',
    );
  });
});
