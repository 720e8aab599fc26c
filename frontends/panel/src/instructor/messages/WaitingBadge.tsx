import { Badge, useI18n } from '@sargam/kit';
import { DAY_MS } from '@sargam/kit/format';
import { useNow } from '../../shared/useNow.ts';

/** How long a message has waited for an answer: in days, and on the first day in hours and minutes. */
export const WaitingBadge = ({ since }: { since: string }) => {
  const { t, format } = useI18n();
  const waitedMs = Math.max(0, useNow() - Date.parse(since));
  const days = Math.floor(waitedMs / DAY_MS);
  const time = days > 0 ? t('kit.count.days', { count: days }) : format.duration(waitedMs / 1_000);
  return <Badge kind="warning">{t('panel.messages.waits', { time })}</Badge>;
};
