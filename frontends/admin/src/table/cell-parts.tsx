import { layout, typography, useI18n } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import styles from './cell-parts.module.css';

/** A dash for an empty cell of a wide table; below 768 px the cell stays empty. */
export const EmptyCell = () => (
  <span className={`${typography.faint} ${layout.desktopOnly}`} aria-hidden="true">
    –
  </span>
);

/** 21-11-2026 6:42 PM in Dhaka. */
export const DateTimeCell = ({ at }: { at: string | null }) => {
  const { format } = useI18n();
  if (!at) return <EmptyCell />;
  return (
    <time className={`${typography.digits} ${styles.dateTime}`} dateTime={at}>
      {format.shortDate(at)} <span className={typography.faint}>{format.time(at)}</span>
    </time>
  );
};

/** 21-11-2026 in Dhaka. */
export const DateCell = ({ at }: { at: string | null }) => {
  const { format } = useI18n();
  if (!at) return <EmptyCell />;
  return (
    <time className={`${typography.digits} ${typography.noWrap}`} dateTime={at}>
      {format.shortDate(at)}
    </time>
  );
};

export const CountCell = ({ count }: { count: number }) => <>{useI18n().format.count(count)}</>;

/** An amount in taka. */
export const MoneyCell = ({ taka }: { taka: number }) => (
  <span className={`${typography.bold} ${typography.noWrap}`}>{useI18n().format.money(taka)}</span>
);

/** The last eight characters of an id identify it; the first ones are a timestamp. */
const shortId = (id: string): string => `#${id.slice(-8)}`;

/** A long id as its last eight characters, with a link to its page. */
export const IdCell = ({ id, to }: { id: string; to: string }) => (
  <ScreenLink
    to={to}
    className={`${typography.digits} ${typography.bold} ${typography.noWrap}`}
    lang="en"
    title={id}
  >
    {shortId(id)}
  </ScreenLink>
);

/** An e-mail address. In a narrow column it breaks before the @ and not within a word. */
export const EmailCell = ({ email }: { email: string }) => {
  if (!email) return <EmptyCell />;
  const [, name, domain] = /^(.*?)(@[^@]*)?$/.exec(email) ?? [];
  return (
    <span className={styles.email} lang="en">
      {name}
      <wbr />
      {domain}
    </span>
  );
};

type PersonProps = { id: string | null; name: string; email?: string };

/** The name of a person with a link to their page, and the e-mail address below it. */
export const PersonCell = ({ id, name, email }: PersonProps) => (
  <>
    <ScreenLink to={id && `/viewuser?id=${id}`} className={typography.bold}>
      {name}
    </ScreenLink>
    {email && (
      <div className={`${typography.tiny} ${typography.faint}`}>
        <EmailCell email={email} />
      </div>
    )}
  </>
);
