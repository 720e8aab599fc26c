import {
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  Pills,
  Skeleton,
  Text,
  useErrorText,
  useI18n,
} from '@sargam/kit';
import messageList from '@sargam/kit/message-list.module.css';
import type { ReactNode } from 'react';
import { CsvButton } from '../table/index.ts';
import styles from './messages.module.css';
import type { MessageFilter, MessageList } from './useMessages.ts';

const filters = ['unanswered', 'answered', 'all'] as const;

export type FilterProps = { filter: MessageFilter; onFilter: (filter: MessageFilter) => void };

type Props<Row> = FilterProps & {
  /** Text key of the heading. */
  title: string;
  /** The name of the CSV without `.csv`. */
  fileName: string;
  list: MessageList<Row>;
  item: (row: Row) => ReactNode;
};

/** The messages in a box of at most 400 px with a button for more, or its loading, empty or error state. */
const Messages = <Row extends { _id: string }>({ title, list, item }: Props<Row>) => {
  const { t } = useI18n();
  const errorText = useErrorText();
  const { rows, error, retry, more } = list;
  if (!rows) {
    return error ? (
      <ErrorState retry={retry} text={errorText(error)} />
    ) : (
      <LoadingState>
        <Skeleton count={4} height={64} />
      </LoadingState>
    );
  }
  if (rows.length === 0) return <EmptyState illustration="bell" title={<Text id="admin.list.no_data" />} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable from the keyboard
    <section className={`${messageList.box} ${styles.box}`} aria-label={t(title)} tabIndex={0}>
      <ul>
        {rows.map((row) => (
          <li key={row._id}>{item(row)}</li>
        ))}
      </ul>
      {more && (
        <Button
          variant="line"
          size="small"
          busy={more.isBusy}
          onClick={more.load}
          text="admin.message.more"
        />
      )}
    </section>
  );
};

/** One kind of messages with its filter. */
export const MessageBox = <Row extends { _id: string }>(props: Props<Row>) => {
  const { title, fileName, filter, onFilter, list } = props;
  const { t } = useI18n();
  return (
    <section className={styles.kind}>
      <div className={styles.head}>
        <h2>{t(title)}</h2>
        <CsvButton of={title} url={list.csvUrl} name={fileName} />
        {list.unanswered !== undefined && <p>{t('admin.message.open', { count: list.unanswered })}</p>}
      </div>
      <Pills
        connected
        label={t('admin.message.filter')}
        items={filters.map((key) => ({ key, label: t(`admin.message.${key}`) }))}
        current={filter}
        onChange={onFilter}
      />
      <Messages {...props} />
    </section>
  );
};
