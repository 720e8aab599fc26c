import { Avatar, ButtonLink, typography, useTranslate } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { StatusBadge, VerificationBadge } from './PersonBadges.tsx';
import styles from './people.module.css';
import type { ListedUser } from './people-query.ts';
import { SuspendButton } from './SuspendButton.tsx';

/** Name, phone and e-mail address of a user, with a link to their page and the suspension. */
export const PersonCard = ({ person }: { person: ListedUser }) => {
  const t = useTranslate();
  const { _id, studentId, name, phone, email, photo } = person;
  const page = `/viewuser?id=${_id}`;
  return (
    <article className={styles.card}>
      <header>
        <Avatar id={_id} photo={photo} />
        <div>
          <h2>
            <ScreenLink to={page}>{name}</ScreenLink>
          </h2>
          <p className={`${typography.tiny} ${typography.faint} ${typography.digits}`} lang="en">
            {studentId}
          </p>
        </div>
      </header>
      <dl>
        <dt>{t('admin.users.col.phone')}</dt>
        <dd lang="en">{phone ? <a href={`tel:${phone}`}>{phone}</a> : '–'}</dd>
        <dt>{t('admin.users.col.email')}</dt>
        <dd lang="en">
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </dl>
      <p className={styles.badges}>
        <StatusBadge {...person} />
        <VerificationBadge {...person} />
      </p>
      <div className={styles.actions}>
        <ButtonLink
          variant="solid"
          size="small"
          to={page}
          aria-label={`${t('admin.user.view')}: ${name}`}
          text="admin.user.view"
        />
        <SuspendButton person={person} small />
      </div>
    </article>
  );
};
