import { Skeleton, useTranslate } from '@sargam/kit';
import { lazy, Suspense } from 'react';
import { useDateRange } from './useDateRange.ts';

const Calendar = lazy(async () => ({ default: (await import('@sargam/kit/dates')).DateRangePicker }));

export const RangePicker = () => {
  const t = useTranslate();
  const { range, today, pick } = useDateRange();
  return (
    <Suspense fallback={<Skeleton width={260} height={44} />}>
      <Calendar
        key={`${range.from}${range.to}`}
        value={range}
        onChange={pick}
        label={t('panel.analytics.dates')}
        max={today}
      />
    </Suspense>
  );
};
