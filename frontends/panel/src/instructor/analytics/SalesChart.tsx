import { type ApiSchemas, layout, useI18n, useLanguage } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { useCallback } from 'react';
import styles from './analytics.module.css';
import { BarChart } from './BarChart.tsx';
import { type BucketUnit, groupSalesByTime } from './buckets.ts';
import type { Range } from './date-range.ts';

const locales = { en: 'en-US', bn: 'bn-BD' } as const;

/** Nov 21 / ২১ নভেম্বর, Nov 2026 / নভেম্বর ২০২৬, or 2026 / ২০২৬. */
const useBarLabel = (unit: BucketUnit): ((key: string) => string) => {
  const language = useLanguage();
  return useCallback(
    (key) => {
      const month = language === 'bn' ? 'long' : 'short';
      const options = {
        day: { month, day: 'numeric' },
        month: { month, year: 'numeric' },
        year: { year: 'numeric' },
      } as const;
      const firstDay = `${key}-01-01`.slice(0, 10);
      return new Intl.DateTimeFormat(locales[language], { ...options[unit], timeZone: 'Asia/Dhaka' }).format(
        new Date(noonInDhaka(firstDay)),
      );
    },
    [language, unit],
  );
};

type Props = { summary: ApiSchemas['InstructorSalesSummary']; range: Range };

/** The share per day, month or year. The table below has all figures. */
export const SalesChart = ({ summary, range }: Props) => {
  const { t, format } = useI18n();
  const { unit, bars } = groupSalesByTime(summary.days, range);
  const barLabel = useBarLabel(unit);
  const most = bars.reduce((a, b) => (b.total > a.total ? b : a));
  const label = t('panel.analytics.chart_label', {
    total: format.money(summary.share),
    from: format.date(noonInDhaka(range.from)),
    to: format.date(noonInDhaka(range.to)),
    most: format.money(most.total),
    when: barLabel(most.key),
  });
  const drawing = {
    bars: bars.map(({ key, total }) => ({ key, value: total })),
    label,
    nameOf: barLabel,
    valueOf: (taka: number) => format.money(taka).replace(/\.00$|\.০০$/, ''),
  };
  return (
    <section className={styles.chartPanel} aria-labelledby="sales-chart">
      <h2 id="sales-chart">{t(`panel.analytics.chart_${unit}`)}</h2>
      <div className={layout.desktopOnly}>
        <BarChart {...drawing} width={740} height={250} labelCount={5} />
      </div>
      <div className={layout.phoneOnly}>
        <BarChart {...drawing} width={340} height={220} labelCount={3} />
      </div>
    </section>
  );
};
