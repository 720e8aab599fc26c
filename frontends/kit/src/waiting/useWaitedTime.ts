import { useI18n } from '@sargam/kit';
import { DAY_MS } from '@sargam/kit/format';

/** How long something has waited at `now` (milliseconds since 1970): in days, and on the first day in hours and minutes. */
export const useWaitedTime = (since: string, now: number): string => {
  const { t, format } = useI18n();
  const waitedMs = Math.max(0, now - Date.parse(since));
  const days = Math.floor(waitedMs / DAY_MS);
  return days > 0 ? t('kit.count.days', { count: days }) : format.duration(waitedMs / 1_000);
};
