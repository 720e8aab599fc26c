import { type ApiSchemas, Button, truncateText, useFormat, useTranslate } from '@sargam/kit';

const MAX_GRAPHEMES = 50;

type Props = { notification: ApiSchemas['Notification']; busy: boolean; onMark: () => void };

/** One notification of the menu, truncated; the notifications page shows the whole message. */
export const UnreadRow = ({ notification, busy, onMark }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const text = truncateText(notification.msg, MAX_GRAPHEMES);
  return (
    <li>
      <p>{text}</p>
      <p className="row between">
        <time className="xs faint" dateTime={notification.createdAt}>
          {format.dateTime(notification.createdAt)}
        </time>
        <Button
          variant="ghost"
          size="s"
          busy={busy}
          aria-label={t('shell.notifications.mark_one', { text })}
          onClick={onMark}
        >
          {t('shell.notifications.mark')}
        </Button>
      </p>
    </li>
  );
};
