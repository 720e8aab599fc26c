import { type ApiSchemas, Button, Text, typography, useTranslate } from '@sargam/kit';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { sessionsQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import accountStyles from '../account.module.css';
import { SessionRow } from './SessionRow.tsx';
import sessionsStyles from './sessions.module.css';
import { useEndSessions } from './useEndSessions.ts';

type EndSessions = Omit<ReturnType<typeof useEndSessions>, 'title'>;
type Props = { sessions: readonly ApiSchemas['OwnSession'][]; ending: EndSessions };

const SessionList = ({ sessions, ending }: Props) => {
  const t = useTranslate();
  const isOnlySession = sessions.every(({ current }) => current);
  return (
    <>
      <p className={typography.muted}>
        {t(isOnlySession ? 'panel.sessions.only_here' : 'panel.sessions.text')}
      </p>
      <ul className={sessionsStyles.sessions}>
        {sessions.map((session) => (
          <SessionRow
            key={session._id}
            session={session}
            busy={ending.ending === session._id}
            onEnd={() => ending.end(session)}
          />
        ))}
      </ul>
      {!isOnlySession && (
        <div className={`${accountStyles.actions} ${sessionsStyles.endAll}`}>
          <Button
            variant="line"
            busy={ending.endingAll === 'others'}
            onClick={() => ending.endAll(true)}
            text="panel.sessions.others"
          />
          <Button
            variant="ghost"
            busy={ending.endingAll === 'all'}
            onClick={() => ending.endAll(false)}
            text="panel.sessions.all"
          />
        </div>
      )}
    </>
  );
};

/** The user's sessions, with buttons to end them. */
export const SessionsCard = ({ userId }: { userId: string }) => {
  const { title, ...ending } = useEndSessions(userId);
  const sessions = useRetryingQuery({ ...sessionsQuery(userId), refetchOnMount: 'always' });
  return (
    <section className={`${accountStyles.card} ${accountStyles.wideCard}`} aria-labelledby="sessions-title">
      <h2 id="sessions-title" tabIndex={-1} ref={title}>
        <Text id="panel.sessions.title" />
      </h2>
      <QueryStates state={sessions} skeleton={<TableSkeleton rows={2} tall />}>
        {({ data }) => <SessionList sessions={data} ending={ending} />}
      </QueryStates>
    </section>
  );
};
