import { buttonStyles, lazyPart, Pills, useI18n } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { Suspense } from 'react';
import { allTime, presetQuery, type RangePreset, rangePresets } from './date-range.ts';
import styles from './filter-bar.module.css';
import type { ListState } from './useListState.ts';

// The calendar is the largest part of a list screen, so it loads after the rows.
const DateRangePicker = lazyPart(async () => ({
  default: (await import('@sargam/kit/dates')).DateRangePicker,
}));

const presetNames = { 7: 'week', 30: 'month', 365: 'year', [allTime]: 'all' } as const;

/** The date range of a list: a calendar, and the last 7, 30 and 365 days; also all time where it is selected. The URL contains the range. */
export const RangeFilter = ({ list }: { list: Pick<ListState, 'dates' | 'change'> }) => {
  const { t, format } = useI18n();
  const { range, preset, today } = list.dates;
  const presets: readonly RangePreset[] = preset === allTime ? [...rangePresets, allTime] : rangePresets;
  const rangeText = `${format.date(noonInDhaka(range.from))} – ${format.date(noonInDhaka(range.to))}`;
  return (
    <>
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
            onChange={({ from, to }) => list.change({ from, to, days: undefined })}
            max={today}
          />
        </Suspense>
      </div>
      <Pills
        connected
        label={t('admin.range.quick')}
        items={presets.map((days) => ({ key: days, label: t(`admin.range.${presetNames[days]}`) }))}
        current={preset}
        onChange={(days) =>
          list.change({ from: undefined, to: undefined, days: undefined, ...presetQuery(days) })
        }
      />
    </>
  );
};
