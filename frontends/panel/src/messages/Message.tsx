import { Badge, typography, useI18n } from '@sargam/kit';
import messageList from '@sargam/kit/message-list.module.css';
import type { ReactNode } from 'react';
import styles from './messages.module.css';

const Time = ({ at }: { at: string }) => {
  const { format } = useI18n();
  return (
    <time className={`${typography.tiny} ${typography.faint}`} dateTime={at}>
      {format.dateTime(at)}
    </time>
  );
};

type Props = {
  /** Who wrote; absent where a heading above says it. */
  from?: ReactNode;
  /** The state instead of "Pending" or "Answered". */
  badge?: ReactNode;
  message: string;
  createdAt: string;
  reply: string;
  repliedAt: string | null;
  /** The button or form below the text. */
  children?: ReactNode;
};

/** A message with its last reply. Without a reply it is pending. */
export const Message = ({ from, badge, message, createdAt, reply, repliedAt, children }: Props) => {
  const { t } = useI18n();
  return (
    <article className={`${messageList.message} ${styles.message}`}>
      <header>
        {from ? <h3>{from}</h3> : <Time at={createdAt} />}
        {badge ??
          (repliedAt ? (
            <Badge kind="success" text="panel.messages.answered" />
          ) : (
            <Badge kind="warning" text="panel.messages.pending" />
          ))}
      </header>
      {from && <Time at={createdAt} />}
      <p className={messageList.text}>{message}</p>
      {repliedAt && (
        <blockquote className={styles.reply}>
          <p className={`${typography.tiny} ${typography.faint}`}>
            {t('panel.messages.reply')} · <Time at={repliedAt} />
          </p>
          <p className={messageList.text}>{reply}</p>
        </blockquote>
      )}
      {children}
    </article>
  );
};
