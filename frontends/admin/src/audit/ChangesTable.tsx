import { layout, useTranslate } from '@sargam/kit';
import type { FieldChange } from './audit-entry.ts';

/** The fields of an entry with their values before and after. */
export const ChangesTable = ({ changes }: { changes: readonly FieldChange[] }) => {
  const t = useTranslate();
  return (
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
  );
};
