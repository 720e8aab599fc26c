import { Button, EmptyState, Skeleton, useTranslate } from '@sargam/kit';
import messageList from '@sargam/kit/message-list.module.css';
import type { ReactNode } from 'react';
import { QueryStates } from '../shared/QueryStates.tsx';
import styles from './messages.module.css';
import type { MessagePages } from './useMessagePages.ts';

type Props<Row> = {
  /** Text keys: the name of the list, and its empty state. */
  label: string;
  empty: string;
  emptyText?: string;
  list: MessagePages<Row>;
  children: (rows: Row[]) => ReactNode;
};

const MessagesSkeleton = () => (
  <div className={styles.skeleton}>
    <Skeleton count={3} height={88} />
  </div>
);

/** The messages in a box of at most 500 px with a button for more, or its loading, empty or error state. */
export const MessageBox = <Row,>({ label, empty, emptyText, list, children }: Props<Row>) => {
  const t = useTranslate();
  return (
    <QueryStates state={list} skeleton={<MessagesSkeleton />}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState illustration="bell" title={t(empty)} text={emptyText && t(emptyText)} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable from the keyboard
          <section className={`${messageList.box} ${styles.box}`} aria-label={t(label)} tabIndex={0}>
            {children(rows)}
            {list.more && (
              <Button
                variant="line"
                size="small"
                busy={list.more.isBusy}
                onClick={list.more.load}
                text="panel.messages.more"
              />
            )}
          </section>
        )
      }
    </QueryStates>
  );
};
