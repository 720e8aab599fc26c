import { Avatar, Badge, typography, useI18n } from '@sargam/kit';
import { StatusBadge, userTypeKey, VerificationBadge } from '../people/PersonBadges.tsx';
import { SuspendButton } from '../people/SuspendButton.tsx';
import { VerifyButton } from '../people/VerifyButton.tsx';
import styles from './person.module.css';
import type { Account } from './person-query.ts';

/** The user's name and status, and the buttons that change the status. */
export const PersonHead = ({ person }: { person: Account }) => {
  const { t } = useI18n();
  const { _id, name, studentId, email, photo, suspend, suspendReason } = person;
  return (
    <header className={styles.head}>
      <Avatar id={_id} photo={photo} />
      <div className={styles.identity}>
        <h2>{name}</h2>
        <p className={`${typography.small} ${typography.muted}`} lang="en">
          {[studentId, email].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.badges}>
          <Badge kind="info" icon={null} text={userTypeKey(person)} />
          <StatusBadge {...person} />
          <VerificationBadge {...person} />
        </p>
        {suspend && suspendReason && (
          <p className={typography.small}>{t('admin.person.suspended_because', { reason: suspendReason })}</p>
        )}
      </div>
      <div className={styles.actions}>
        <VerifyButton person={person} saved="admin.user.verified" failed="admin.user.verify_failed" />
        <SuspendButton person={person} />
      </div>
    </header>
  );
};
