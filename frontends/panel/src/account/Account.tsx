import { type ApiSchemas, roles } from '@sargam/kit';
import { QueryStates } from '../shared/QueryStates.tsx';
import { userQuery } from '../shared/queries.ts';
import { useRetryingQuery } from '../shared/useRetryingQuery.ts';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import styles from './account.module.css';
import { LoginsCard } from './logins/LoginsCard.tsx';
import { PasswordCard } from './password/PasswordCard.tsx';
import { ProfileCard } from './profile/ProfileCard.tsx';
import { SecondFactorCard } from './second-factor/SecondFactorCard.tsx';
import { SessionsCard } from './sessions/SessionsCard.tsx';

const Cards = ({ user }: { user: ApiSchemas['User'] }) => (
  <div className={styles.cards}>
    <ProfileCard user={user} isStudent={user.type === roles.student} />
    <PasswordCard user={user} />
    <LoginsCard user={user} />
    {user.type !== roles.student && <SecondFactorCard />}
    <SessionsCard userId={user._id} />
  </div>
);

/** Profile, password, ways to log in and sessions; for staff the second factor too. */
export default function Account({ userId }: { userId: string }) {
  return (
    <QueryStates state={useRetryingQuery(userQuery(userId))} skeleton={<AccountSkeleton />}>
      {(user) => <Cards user={user} />}
    </QueryStates>
  );
}
