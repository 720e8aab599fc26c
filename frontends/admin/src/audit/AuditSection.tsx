import { Text } from '@sargam/kit';
import { type AuditFilter, AuditList } from './AuditList.tsx';
import styles from './audit.module.css';

/** The latest changes of one thing as the last part of its own page. */
export const AuditSection = (filter: AuditFilter) => (
  <section className={styles.section}>
    <h2>
      <Text id="admin.menu.audit" />
    </h2>
    <AuditList {...filter} />
  </section>
);
