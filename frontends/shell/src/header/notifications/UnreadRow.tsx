import { type ApiSchemas, Button, truncateText, useFormat, useTranslate } from '@sargam/kit';

const LETTERS = 50;

type Props = { notification: ApiSchemas['Notification']; busy: boolean; onMark: () => void };

/** One line of the dropdown; the whole message is on the page. */
export const UnreadRow = ({ notification, busy, onMark }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const text = truncateText(notification.msg, LETTERS);
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
