import { useFormat, useTranslate } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { lazy, Suspense } from 'react';
import { rangePresets } from './date-range.ts';
import type { OrderFilter } from './useOrderFilter.ts';

// The calendar is the heaviest part of the page: it comes after the orders.
const RangePicker = lazy(() => import('./RangePicker.tsx'));

const names = { 7: 'week', 30: 'month', 365: 'year' } as const;

export const OrderFilterBar = ({ days, today, preset, selectPreset, selectRange }: OrderFilter) => {
  const t = useTranslate();
  const format = useFormat();
  const shown = `${format.date(noonInDhaka(days.from))} – ${format.date(noonInDhaka(days.to))}`;
  return (
    <div className="order-filter">
      <div>
        <span className="lab" aria-hidden="true">
          {t('admin.range.label')}
        </span>
        <Suspense fallback={<span className="btn line">{shown}</span>}>
          <RangePicker
            key={`${days.from} ${days.to}`}
            label={t('admin.range.label')}
            value={days}
            onChange={selectRange}
            max={today}
          />
        </Suspense>
      </div>
      <fieldset className="seg" aria-label={t('admin.range.quick')}>
        {rangePresets.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={count === preset}
            onClick={() => selectPreset(count)}
          >
            {t(`admin.range.${names[count]}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
};
