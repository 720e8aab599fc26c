import { buttonStyles, Pills, useI18n } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { lazy, Suspense } from 'react';
import { rangePresets } from './date-range.ts';
import styles from './orders.module.css';
import type { OrderFilter } from './useOrderFilter.ts';

// The calendar is the largest part of the page, so it loads after the orders.
const DateRangePicker = lazy(async () => ({ default: (await import('@sargam/kit/dates')).DateRangePicker }));

const presetNames = { 7: 'week', 30: 'month', 365: 'year' } as const;

export const OrderFilterBar = ({ range, today, preset, selectPreset, selectRange }: OrderFilter) => {
  const { t, format } = useI18n();
  const rangeText = `${format.date(noonInDhaka(range.from))} – ${format.date(noonInDhaka(range.to))}`;
  return (
    <div className={styles.filterBar}>
      <div>
        <span className={styles.label} aria-hidden="true">
          {t('admin.range.label')}
        </span>
        <Suspense
          fallback={<span className={`${buttonStyles.button} ${buttonStyles.line}`}>{rangeText}</span>}
        >
          <DateRangePicker
            key={`${range.from} ${range.to}`}
            label={t('admin.range.label')}
            value={range}
            onChange={selectRange}
            max={today}
          />
        </Suspense>
      </div>
      <Pills
        connected
        label={t('admin.range.quick')}
        items={rangePresets.map((days) => ({ key: days, label: t(`admin.range.${presetNames[days]}`) }))}
        current={preset}
        onChange={selectPreset}
      />
    </div>
  );
};
