import { buildUser, renderInApp, screen, sentRequests, within } from '@sargam/kit/testing';
import SalesPage from './SalesPage.tsx';

const summary = (total: number, paid: number, received: number) => ({
  total,
  paid,
  unpaid: total - paid - 2,
  refunded: 2,
  received,
});
const sales = {
  success: true,
  data: {
    range: summary(48, 40, 61_000),
    last30Days: summary(60, 50, 75_500.5),
    allTime: summary(900, 700, 9_00_000),
  },
};

it('shows the figures of the chosen dates, of 30 days and of all time', async () => {
  renderInApp(<SalesPage />, {
    path: '/adminanalyticssales?from=2026-11-01&to=2026-11-30',
    user: buildUser({ type: 1 }),
    api: { 'GET /analytics/sales/01-11-2026/30-11-2026': sales },
  });
  const table = await screen.findByRole('table', { name: 'Sales analytics' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.lastChild?.textContent),
    );
  expect(rows.slice(1)).toEqual([
    ['Total orders', '48', '60', '900'],
    ['Paid orders', '40', '50', '700'],
    ['Unpaid orders', '6', '8', '198'],
    ['Refunded orders', '2', '2', '2'],
    ['Total received amount', '৳61,000.00', '৳75,500.50', '৳9,00,000.00'],
  ]);
  for (const name of ['Chosen dates', 'Last 30 days', 'All time'])
    expect(screen.getByRole('group', { name })).toBeVisible();
  expect(
    screen.getByText('from 22-5-2022 amounts are shown after deducting a 2.5% payment-gateway cut'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/adminorderlist');
  expect(sentRequests).toHaveLength(1);
});
