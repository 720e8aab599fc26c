import { type ApiSchemas, apiGet, Badge, Button, Pills, typography, useTranslate } from '@sargam/kit';
import { useState } from 'react';
import { ReplyDialog } from '../messages/ReplyDialog.tsx';
import { WaitingBadge } from '../messages/WaitingBadge.tsx';
import {
  DataTable,
  dateTimeColumn,
  type ListState,
  linkColumn,
  type TableColumn,
  useList,
  useListState,
} from '../table/index.ts';
import styles from './person.module.css';
import type { Account } from './person-query.ts';

type Message = ApiSchemas['StudentMessage'];

const MessageText = ({ message, reply }: Message) => {
  const t = useTranslate();
  return (
    <div className={styles.message}>
      <p>{message}</p>
      {reply && (
        <p className={typography.muted}>
          <b>{t('admin.message.answer')}:</b> {reply}
        </p>
      )}
    </div>
  );
};

const useColumns = (onReply: (message: Message) => void): TableColumn<Message>[] => {
  const t = useTranslate();
  return [
    dateTimeColumn({
      key: 'date',
      header: 'admin.orders.col.date',
      fixed: true,
      at: ({ createdAt }) => createdAt,
    }),
    linkColumn({
      key: 'from',
      header: 'admin.person.col.from',
      to: ({ from }) => `/viewuser?id=${from}`,
      text: ({ name }) => name,
    }),
    linkColumn({
      key: 'to',
      header: 'admin.person.col.to',
      to: ({ to }) => `/instructorview/${to}`,
      text: ({ toName }) => toName,
    }),
    {
      key: 'message',
      header: 'admin.person.col.message',
      narrow: 'full',
      cell: (message) => <MessageText {...message} />,
      value: ({ message, reply }) => (reply ? `${message} → ${reply}` : message),
    },
    {
      key: 'state',
      header: 'admin.users.col.status',
      narrow: 'full',
      cell: ({ status, createdAt }) =>
        status ? <Badge kind="success" text="admin.message.answered" /> : <WaitingBadge since={createdAt} />,
    },
    {
      key: 'reply',
      header: 'admin.message.reply',
      hideHeader: true,
      cell: (message) =>
        !message.status && (
          <Button
            variant="line"
            size="small"
            aria-label={`${t('admin.message.reply')}: ${message.name}`}
            onClick={() => onReply(message)}
            text="admin.message.reply"
          />
        ),
    },
  ];
};

type Answered = { answered?: 'true' };

/** A student's waiting or answered messages, or every message to an instructor. */
const messagesQuery = (
  { _id, type, instructor }: Account,
  { page, limit, answered }: ListState['query'] & Answered,
) => {
  const query = { page, limit };
  if (type === 3) {
    return apiGet('/contact/mystudent/{instructorId}', { path: { instructorId: instructor ?? '' }, query });
  }
  const params = { path: { userId: _id }, query };
  return answered ? apiGet('/contact/u/p/{userId}', params) : apiGet('/contact/u/c/{userId}', params);
};

const AnsweredToggle = ({ list }: { list: Pick<ListState, 'change'> & { query: Answered } }) => {
  const t = useTranslate();
  return (
    <Pills
      connected
      label={t('admin.message.filter')}
      items={[
        { key: 'unanswered', label: t('admin.message.unanswered') },
        { key: 'answered', label: t('admin.message.answered') },
      ]}
      current={list.query.answered ? 'answered' : 'unanswered'}
      onChange={(key) => list.change({ answered: key === 'answered' ? 'true' : undefined })}
    />
  );
};

/** The messages between the user and instructors or students. */
export const MessagesTab = ({ person }: { person: Account }) => {
  const list = useListState({ pageSize: 10, filters: { answered: ['true'] } });
  const result = useList<{ data: Message[]; total: number; unanswered: number }>(
    messagesQuery(person, list.query),
  );
  const [asked, setAsked] = useState<Message>();
  return (
    <>
      {person.type === 4 && <AnsweredToggle list={list} />}
      <DataTable
        name="messages-of-user"
        caption="admin.person.tab.messages"
        columns={useColumns(setAsked)}
        rowKey={({ _id }) => _id}
        list={list}
        result={result}
        csv
      />
      <ReplyDialog message={asked} onClose={() => setAsked(undefined)} />
    </>
  );
};
