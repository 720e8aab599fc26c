import { Badge, useTranslate } from '@sargam/kit';
import { useWaitedTime } from '@sargam/kit/waiting';
import { useNow } from '../../shared/useNow.ts';

/** How long a message has waited for an answer. */
export const WaitingBadge = ({ since }: { since: string }) => {
  const t = useTranslate();
  const time = useWaitedTime(since, useNow());
  return <Badge kind="warning">{t('panel.messages.waits', { time })}</Badge>;
};
