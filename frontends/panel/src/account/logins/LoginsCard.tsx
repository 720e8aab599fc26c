import { type ApiSchemas, roles, Text, typography, useI18n } from '@sargam/kit';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { linkedAccountsQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import accountStyles from '../account.module.css';
import sessionsStyles from '../sessions/sessions.module.css';
import { LoginRow } from './LoginRow.tsx';
import { isRemovable, type LoginMethod, providerNames } from './login-methods.ts';
import { RemoveLoginDialog } from './RemoveLoginDialog.tsx';
import { useRemoveLogin } from './useRemoveLogin.ts';

type Account = ApiSchemas['LinkedAccount'];
type Props = { user: ApiSchemas['User']; accounts: readonly Account[]; ask: (method: LoginMethod) => void };

const LoginList = ({ user, accounts, ask }: Props) => {
  const { t, format } = useI18n();
  const removeOf = (method: LoginMethod) =>
    isRemovable(method, user, accounts) ? () => ask(method) : undefined;
  const isOnlyOne = Number(user.hasPassword) + accounts.length < 2;
  return (
    <>
      <p className={typography.muted}>{t(isOnlyOne ? 'panel.logins.last' : 'panel.logins.text')}</p>
      <ul className={sessionsStyles.sessions}>
        {user.hasPassword && (
          <LoginRow
            method="password"
            name={t('panel.password.title')}
            text={user.email}
            onRemove={removeOf('password')}
          />
        )}
        {accounts.map(({ provider, linkedAt }) => (
          <LoginRow
            key={provider}
            method={provider}
            name={providerNames[provider]}
            text={t('panel.logins.linked', { date: format.date(linkedAt) })}
            onRemove={removeOf(provider)}
          />
        ))}
      </ul>
      {accounts.length === 0 && user.type === roles.student && (
        <p className={typography.muted}>{t('panel.logins.none_linked')}</p>
      )}
    </>
  );
};

/** The ways to log in to the account, with buttons to remove them. */
export const LoginsCard = ({ user }: { user: ApiSchemas['User'] }) => {
  const { title, ...removing } = useRemoveLogin(user);
  const accounts = useRetryingQuery({ ...linkedAccountsQuery(user._id), refetchOnMount: 'always' });
  return (
    <section className={`${accountStyles.card} ${accountStyles.wideCard}`} aria-labelledby="logins-title">
      <h2 id="logins-title" tabIndex={-1} ref={title}>
        <Text id="panel.logins.title" />
      </h2>
      <QueryStates state={accounts} skeleton={<TableSkeleton rows={2} tall />}>
        {({ data }) => <LoginList user={user} accounts={data} ask={removing.ask} />}
      </QueryStates>
      <RemoveLoginDialog user={user} removing={removing} />
    </section>
  );
};
