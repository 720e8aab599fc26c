import { addDays } from '@sargam/kit/format';
import { groupSalesByDays } from './buckets.ts';

const sale = (date: string, amount: number) => ({ date, amount, reversed: 0 });

describe('the bars', () => {
  it('have one day each in Dhaka, including both ends', () => {
    const { days, bars } = groupSalesByDays(
      [
        sale('2026-11-19T19:00:00.000Z', 10),
        sale('2026-11-20T10:00:00.000Z', 5),
        sale('2026-11-21T17:00:00.000Z', 7),
      ],
      { from: '2026-11-20', to: '2026-11-21' },
    );
    expect(days).toBe(1);
    expect(bars).toEqual([
      { day: '2026-11-20', total: 15 },
      { day: '2026-11-21', total: 7 },
    ]);
  });

  it('are reduced by refunds', () => {
    const refunded = { ...sale('2026-11-20T10:00:00.000Z', 10), reversed: 4 };
    const { bars } = groupSalesByDays([refunded], { from: '2026-11-20', to: '2026-11-20' });
    expect(bars).toEqual([{ day: '2026-11-20', total: 6 }]);
  });

  it.each([45, 46, 300, 365, 1_500])('contain all sales and at most 45 bars in %i days', (count) => {
    const range = { from: '2024-01-01', to: addDays('2024-01-01', count - 1) };
    const sales = Array.from({ length: count }, (_, i) => sale(`${addDays(range.from, i)}T06:00:00.000Z`, 1));
    const { bars } = groupSalesByDays(sales, range);
    expect(bars.reduce((sum, { total }) => sum + total, 0)).toBe(count);
    expect(bars.length).toBeLessThanOrEqual(45);
  });
});
