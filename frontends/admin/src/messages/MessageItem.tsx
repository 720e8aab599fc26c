import { Badge, typography, useI18n } from '@sargam/kit';
import messageList from '@sargam/kit/message-list.module.css';
import type { ReactNode } from 'react';
import styles from './messages.module.css';
import { WaitingBadge } from './WaitingBadge.tsx';

type Props = {
  /** Who wrote, and to whom. */
  from: ReactNode;
  email: string;
  createdAt: string;
  message: string;
  /** Whether it is answered. */
  status: boolean;
  /** The text of the answer, if Sargam has it. */
  reply?: string;
  /** The button. */
  action?: ReactNode;
};

/** One message: who wrote when, how long it has waited, its text and its answer. */
export const MessageItem = ({ from, email, createdAt, message, status, reply, action }: Props) => {
  const { t, format } = useI18n();
  return (
    <article className={`${messageList.message} ${styles.message}`}>
      <header>
        <h3>{from}</h3>
        {status ? <Badge kind="success" text="admin.message.answered" /> : <WaitingBadge since={createdAt} />}
      </header>
      <p className={`${typography.tiny} ${typography.faint}`}>
        {email && (
          <>
            <a href={`mailto:${email}`} lang="en">
              {email}
            </a>
            {' · '}
          </>
        )}
        <time dateTime={createdAt}>
          {format.shortDate(createdAt)} {format.time(createdAt)}
        </time>
      </p>
      <p className={messageList.text}>{message}</p>
      {reply && (
        <blockquote className={styles.answer}>
          <span className={`${typography.tiny} ${typography.faint}`}>{t('admin.message.answer')}</span>
          <p className={messageList.text}>{reply}</p>
        </blockquote>
      )}
      {action}
    </article>
  );
};
