import { formatMoney } from '@sargam/kit/format';
import { renderInApp, screen, userEvent, within } from '@sargam/kit/testing';
import { Axes } from './Axes.tsx';
import { Chart, type ChartProps } from './index.ts';
import { createPlot, fitLabel, labelIndexes } from './plot.ts';

const props: ChartProps = {
  kind: 'bars',
  title: 'admin.menu.sales',
  labelHeader: 'admin.orders.col.date',
  labels: ['19-11', '20-11', '21-11'],
  series: [{ key: 'sales', name: 'Sales', values: [500, 1500, 1000] }],
  format: (value) => formatMoney(value, 'en'),
};
const open = (some: Partial<ChartProps> = {}, language: 'en' | 'bn' = 'en') =>
  renderInApp(<Chart {...props} {...some} />, { language });
const points = () => within(screen.getByRole('group', { name: 'Sales analytics' })).getAllByRole('img');

it('says in words what it shows', () => {
  open();
  expect(
    screen.getByText('Total ৳3,000.00. Highest: 20-11 (৳1,500.00). Lowest: 19-11 (৳500.00).'),
  ).toBeVisible();
});

it('says the total of the earlier period', () => {
  open({ series: [...props.series, { key: 'before', name: 'Before', values: [1, 2, 3], isEarlier: true }] });
  expect(screen.getByText(/Before: ৳6\.00\.$/)).toBeVisible();
});

it('a bar grows upward from the line: a higher value has a smaller y', () => {
  const plot = createPlot(props.series, 640, props.format);
  expect(plot.y(0)).toBe(plot.bottom);
  expect(plot.y(1500)).toBeLessThan(plot.y(500));
  const { container } = open();
  const tops = [...container.querySelectorAll('path.bar')].map((bar) =>
    Number(/V([\d.]+)/.exec(bar.getAttribute('d') ?? '')?.[1]),
  );
  expect(tops[1]).toBeLessThan(tops[0] ?? 0);
});

it.each(['bars', 'line', 'donut'] as const)(
  'the points of a chart of %s are one stop of the Tab key, and the arrow keys move between them',
  async (kind) => {
    open({ kind });
    expect(points()).toHaveLength(3);
    expect(points().filter((point) => point.getAttribute('tabindex') === '0')).toHaveLength(1);
    // The first stop is the button that shows the table.
    await userEvent.tab();
    await userEvent.tab();
    expect(points()[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(points()[1]).toHaveFocus();
    expect(points()[1]).toHaveAccessibleName(/^20-11: ৳1,500\.00/);
    await userEvent.keyboard('{Home}');
    expect(points()[0]).toHaveFocus();
  },
);

it('a donut has the share of each part', () => {
  open({ kind: 'donut' });
  expect(points()[1]).toHaveAccessibleName('20-11: ৳1,500.00, 50%');
});

it('shows the values as a table', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  const rows = within(screen.getByRole('table', { name: 'Sales analytics' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DateSales',
    'Date19-11Sales৳500.00',
    'Date20-11Sales৳1,500.00',
    'Date21-11Sales৳1,000.00',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show as a chart' }));
  expect(screen.queryByRole('table')).toBeNull();
});

it('is in Bengali with its digits', () => {
  open({ format: (value) => formatMoney(value, 'bn') }, 'bn');
  expect(screen.getByText(/^মোট ৳৩,০০০\.০০। সবচেয়ে বেশি: 20-11 \(৳১,৫০০\.০০\)।/)).toBeVisible();
});

it('without points says that there is no data', () => {
  open({ labels: [], series: [{ key: 'sales', name: 'Sales', values: [] }] });
  expect(screen.getByText('No data found')).toBeVisible();
});

it('a narrow chart has three labels, a wide one as many as fit', () => {
  expect(labelIndexes(30, 340)).toEqual([0, 14, 29]);
  expect(labelIndexes(30, 900)).toHaveLength(6);
  expect(labelIndexes(2, 340)).toEqual([0, 1]);
});

it.each([
  ['Arif Chowdhury', 120, 'Arif Chowdhury'],
  ['Fingerstyle guitar from zero', 120, 'Fingerstyle…'],
  ['সাউন্ড ইঞ্জিনিয়ারিং', 70, 'সাউন্ড…'],
  ['২১-১১-২০২৬', 80, '২১-১১-২০২৬'],
])('the label %s in %d px is %s', (label, width, text) => expect(fitLabel(label, width)).toBe(text));

it('long labels of a narrow chart do not overlap', () => {
  const labels = Array.from({ length: 10 }, () => 'Shaon Biswas Chowdhury');
  const plot = createPlot(props.series, 330, props.format);
  const xOf = (index: number): number => plot.left + index * 26;
  const { container } = renderInApp(
    <svg>
      <Axes plot={plot} labels={labels} xOf={xOf} format={() => ''} labelWidth={26} />
    </svg>,
  );
  const ends = [...container.querySelectorAll(`text[y="${plot.bottom + 22}"]`)].map((label) => {
    const [x, width] = [Number(label.getAttribute('x')), (label.textContent ?? '').length * 7];
    const anchor = label.getAttribute('text-anchor');
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    return { left, right: left + width };
  });
  expect(ends).toHaveLength(3);
  for (const [at, { left }] of ends.entries()) expect(left).toBeGreaterThanOrEqual(ends[at - 1]?.right ?? 0);
});
