import { layout, useDocumentTitle, useTranslate, useUser } from '@sargam/kit';
import styles from '../shared/panel.module.css';
import Account from './Account.tsx';

/** For users without a panel; works for every role. */
export default function AccountPage() {
  const t = useTranslate();
  const user = useUser();
  useDocumentTitle(t('panel.account.title'));
  if (!user) return null;
  return (
    <div className={`${layout.container} ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('panel.account.title')}</h1>
      </div>
      <Account userId={user.id} />
    </div>
  );
}
