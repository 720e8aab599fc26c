import { Badge, useTranslate } from '@sargam/kit';
import { useMinute, useWaitedTime } from '@sargam/kit/waiting';

/** How long a message has waited for an answer. */
export const WaitingBadge = ({ since }: { since: string }) => {
  const t = useTranslate();
  const time = useWaitedTime(since, useMinute());
  return <Badge kind="warning">{t('panel.messages.waits', { time })}</Badge>;
};
