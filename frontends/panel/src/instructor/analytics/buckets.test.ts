import { addDays } from '@sargam/kit/format';
import { groupSalesByTime } from './buckets.ts';

const sale = (day: string, share = 1) => ({ day, share });

describe('the bars', () => {
  it('have one day each, including both ends and days without sales', () => {
    const days = [sale('2026-11-20', 15.1), sale('2026-11-22', 7.2)];
    expect(groupSalesByTime(days, { from: '2026-11-20', to: '2026-11-22' })).toEqual({
      unit: 'day',
      bars: [
        { key: '2026-11-20', total: 15.1 },
        { key: '2026-11-21', total: 0 },
        { key: '2026-11-22', total: 7.2 },
      ],
    });
  });

  it('have one month each in more than 45 days, added exactly', () => {
    const days = [sale('2026-01-31', 0.1), sale('2026-01-01', 0.2), sale('2026-03-02', 5)];
    expect(groupSalesByTime(days, { from: '2026-01-15', to: '2026-03-02' })).toEqual({
      unit: 'month',
      bars: [
        { key: '2026-01', total: 0.3 },
        { key: '2026-02', total: 0 },
        { key: '2026-03', total: 5 },
      ],
    });
  });

  it.each([45, 46, 365, 1_300, 3_000])('contain all sales and at most 46 bars in %i days', (count) => {
    const range = { from: '2019-01-01', to: addDays('2019-01-01', count - 1) };
    const days = Array.from({ length: count }, (_, i) => sale(addDays(range.from, i)));
    const { bars } = groupSalesByTime(days, range);
    expect(bars.reduce((sum, { total }) => sum + total, 0)).toBe(count);
    expect(bars.length).toBeLessThanOrEqual(46);
  });
});
