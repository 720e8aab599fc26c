import { ErrorState, LoadingState, Skeleton, Text, useErrorText, useI18n } from '@sargam/kit';
import { useId } from 'react';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import styles from './dashboard.module.css';
import { useDashboard } from './useDashboard.ts';

/** What waits for an admin, and the list that it opens. */
const lists = {
  reviews: '/adminorderlist?days=all&state=review',
  storeReviews: '/adminstoreorders?review=true',
  refunds: '/admin/refunds?state=asked',
  messages: '/adminmessages',
  generalMessages: '/adminmessages',
  certificates: '/admincertificatelist',
  sentCourses: '/admincoursereviews',
  instructorsToPay: '/admin-instructor-settlement',
  openSettlements: '/admin-instructor-settlement',
  massMails: '/admin/mass-mailing',
  // Verification links, receipts and other mails to one person.
  mails: '/admin/unknown-mails',
  deadLetters: '/admin/dead-letters',
} as const;
type Kind = keyof typeof lists;
const kinds = Object.keys(lists) as readonly Kind[];

const Tile = ({ kind, count }: { kind: Kind; count: number | null }) => {
  const { t, format } = useI18n();
  return (
    <li>
      <ScreenLink to={lists[kind]} className={styles.tile}>
        <b>{count === null ? '–' : format.count(count)}</b>
        <span>{t(`admin.dashboard.waiting.${kind}`)}</span>
        {count === null && <span>({t('admin.dashboard.late')})</span>}
      </ScreenLink>
    </li>
  );
};

/** Counts of what waits. A service that does not answer in time leaves its count open. */
export const Waiting = () => {
  const id = useId();
  const errorText = useErrorText();
  const { data, error, isPending, refetch } = useDashboard();
  if (isPending)
    return (
      <LoadingState>
        <Skeleton height={110} />
      </LoadingState>
    );
  const waiting = data?.waiting;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <Text id="admin.dashboard.waits" />
      </h2>
      {waiting ? (
        <ul className={styles.tiles}>
          {kinds.map((kind) => (
            <Tile key={kind} kind={kind} count={waiting[kind]} />
          ))}
        </ul>
      ) : (
        <ErrorState retry={() => void refetch()} text={error ? errorText(error) : undefined} />
      )}
    </section>
  );
};
