import { typography, useI18n } from '@sargam/kit';
import styles from './mass-mail.module.css';
import type { ListedMassMail } from './mass-mail.ts';

type Props = { mail: Pick<ListedMassMail, 'total' | 'waiting'> };

/** How many recipients have an outcome, as a bar and in words. */
export const MailProgress = ({ mail: { total, waiting } }: Props) => {
  const { t, format } = useI18n();
  const done = total - waiting;
  const text = t('admin.mail.progress', { done: format.count(done), total: format.count(total) });
  return (
    <div className={styles.progress}>
      <progress value={done} max={Math.max(total, 1)} aria-label={text} />
      <span className={`${typography.small} ${typography.digits}`} aria-hidden="true">
        {text}
      </span>
    </div>
  );
};
