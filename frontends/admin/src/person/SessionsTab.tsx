import { type ApiSchemas, api, apiGet, EmptyState, Skeleton, Text, typography, useUser } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../page/QueryPart.tsx';
import { CsvButton, dateTimeColumn, latinColumn, PlainTable, type TableColumn } from '../table/index.ts';
import { ActionWithQuestion } from './ActionWithQuestion.tsx';
import styles from './person.module.css';
import type { Account } from './person-query.ts';

type Session = ApiSchemas['OwnSession'];

const columns: TableColumn<Session>[] = [
  dateTimeColumn({ key: 'used', header: 'admin.person.col.used', at: ({ usedAt }) => usedAt }),
  dateTimeColumn({ key: 'started', header: 'admin.person.col.logged_in', at: ({ startedAt }) => startedAt }),
  latinColumn({
    key: 'address',
    header: 'admin.person.col.network',
    text: ({ address }) => address.replace(/^::ffff:/, ''),
  }),
  {
    key: 'device',
    header: 'admin.person.col.device',
    narrow: 'full',
    cell: ({ device }) => (
      <span className={typography.tiny} lang="en">
        {device}
      </span>
    ),
  },
];

const ActiveSessions = ({ userId }: { userId: string }) => {
  const sessions = useQuery(apiGet('/user/sessions/{userId}', { path: { userId } }));
  return (
    <QueryPart query={sessions} loading={<Skeleton count={4} height={40} />}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState title={<Text id="admin.person.no_sessions" />} />
        ) : (
          <>
            <div className={styles.tableTools}>
              <CsvButton url={`/user/sessions/${userId}`} name="sargam-sessions-of-user" />
            </div>
            <PlainTable
              caption="admin.person.tab.sessions"
              columns={columns}
              rows={data}
              rowKey={({ _id }) => _id}
            />
            <div className={styles.sessionActions}>
              <ActionWithQuestion
                text="admin.person.end_sessions"
                title="admin.person.end_sessions_title"
                question="admin.person.end_sessions_text"
                call={() => api.POST('/user/sessions/end-all/{id}', { params: { path: { id: userId } } })}
                saved="admin.person.sessions_ended"
              />
            </div>
          </>
        )
      }
    </QueryPart>
  );
};

/** Staff who lost their second factor cannot log in until another admin removes it. */
const SecondFactorReset = ({ userId }: { userId: string }) => (
  <section className={styles.panel}>
    <h3>
      <Text id="admin.person.second_factor" />
    </h3>
    <p className={`${typography.small} ${typography.muted}`}>
      <Text id="admin.person.second_factor_text" />
    </p>
    <ActionWithQuestion
      text="admin.person.second_factor_reset"
      title="admin.person.second_factor_title"
      question="admin.person.second_factor_question"
      call={() => api.POST('/user/second-factor/reset/{id}', { params: { path: { id: userId } } })}
      saved="admin.person.second_factor_done"
    />
  </section>
);

/** Where the user is logged in, and for staff the reset of the second factor. */
export const SessionsTab = ({ person: { _id, type } }: { person: Account }) => {
  const ownId = useUser()?.id;
  return (
    <>
      <ActiveSessions userId={_id} />
      {type !== 4 && _id !== ownId && <SecondFactorReset userId={_id} />}
    </>
  );
};
