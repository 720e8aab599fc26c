import { type ApiSchemas, layout, useI18n, useLanguage } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { useCallback } from 'react';
import styles from './analytics.module.css';
import { BarChart } from './BarChart.tsx';
import { groupSalesByDays } from './buckets.ts';
import type { Range } from './date-range.ts';
import { sumSales } from './sales-totals.ts';

const locales = { en: 'en-US', bn: 'bn-BD' } as const;

/** Nov 21 / ২১ নভেম্বর: without the year. */
const useDayLabel = (): ((day: string) => string) => {
  const language = useLanguage();
  return useCallback(
    (day) => {
      const month = language === 'bn' ? 'long' : 'short';
      return new Intl.DateTimeFormat(locales[language], {
        month,
        day: 'numeric',
        timeZone: 'Asia/Dhaka',
      }).format(new Date(noonInDhaka(day)));
    },
    [language],
  );
};

type Props = { sales: readonly ApiSchemas['InstructorSale'][]; range: Range };

/** The share per day. The table below has all figures. */
export const SalesChart = ({ sales, range }: Props) => {
  const { t, format } = useI18n();
  const dayLabel = useDayLabel();
  const { days, bars } = groupSalesByDays(sales, range);
  const most = bars.reduce((a, b) => (b.total > a.total ? b : a));
  const label = t('panel.analytics.chart_label', {
    total: format.money(sumSales(sales).share),
    from: format.date(noonInDhaka(range.from)),
    to: format.date(noonInDhaka(range.to)),
    most: format.money(most.total),
    when: format.date(noonInDhaka(most.day)),
  });
  const drawing = {
    bars: bars.map(({ day, total }) => ({ key: day, value: total })),
    label,
    nameOf: dayLabel,
    valueOf: (taka: number) => format.money(taka).replace(/\.00$|\.০০$/, ''),
  };
  return (
    <section className={styles.chartPanel} aria-labelledby="sales-chart">
      <h2 id="sales-chart">
        {days === 1 ? t('panel.analytics.chart') : t('panel.analytics.chart_span', { days })}
      </h2>
      <div className={layout.desktopOnly}>
        <BarChart {...drawing} width={740} height={250} labelCount={5} />
      </div>
      <div className={layout.phoneOnly}>
        <BarChart {...drawing} width={340} height={220} labelCount={3} />
      </div>
    </section>
  );
};
