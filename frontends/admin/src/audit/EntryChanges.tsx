import { layout, useI18n } from '@sargam/kit';
import styles from './audit.module.css';
import { type AuditEntry, fieldChanges } from './audit-entry.ts';

/** The fields that a change changed, before and after. Closed at first, because a course has many fields. */
export const EntryChanges = ({ entry }: { entry: AuditEntry }) => {
  const { t } = useI18n();
  const changes = fieldChanges(entry);
  if (changes.length === 0) return null;
  return (
    <details className={styles.changes}>
      <summary>{t('admin.audit.fields', { count: changes.length })}</summary>
      <table>
        <caption className={layout.visuallyHidden}>{t('admin.audit.changes')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('admin.audit.field')}</th>
            <th scope="col">{t('admin.audit.before')}</th>
            <th scope="col">{t('admin.audit.after')}</th>
          </tr>
        </thead>
        <tbody lang="en">
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
