import { type ApiSchemas, roles } from '@sargam/kit';
import { QueryStates } from '../shared/QueryStates.tsx';
import { userQuery } from '../shared/queries.ts';
import { useRetryingQuery } from '../shared/useRetryingQuery.ts';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import styles from './account.module.css';
import { PasswordCard } from './password/PasswordCard.tsx';
import { ProfileCard } from './profile/ProfileCard.tsx';
import { SessionsCard } from './sessions/SessionsCard.tsx';

const Cards = ({ user }: { user: ApiSchemas['User'] }) => (
  <div className={styles.cards}>
    <ProfileCard user={user} isStudent={user.type === roles.student} />
    <PasswordCard user={user} />
    <SessionsCard userId={user._id} />
  </div>
);

/** Profile, password and sessions; the same for every role. */
export default function Account({ userId }: { userId: string }) {
  return (
    <QueryStates state={useRetryingQuery(userQuery(userId))} skeleton={<AccountSkeleton />}>
      {(user) => <Cards user={user} />}
    </QueryStates>
  );
}
