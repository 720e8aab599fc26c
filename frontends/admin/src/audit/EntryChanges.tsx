import { apiGet, Skeleton, useI18n } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryPart } from '../page/QueryPart.tsx';
import styles from './audit.module.css';
import { type AuditEntry, fieldChanges } from './audit-entry.ts';
import { ChangesTable } from './ChangesTable.tsx';

/** The values of an entry. An entry never changes, so they are requested once. */
const LoadedChanges = ({ service, _id: id }: Pick<AuditEntry, 'service' | '_id'>) => {
  const query = useQuery({
    ...apiGet('/audit/{service}/{id}', { path: { service, id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryPart query={query} loading={<Skeleton width={240} height={64} />}>
      {(entry) => <ChangesTable changes={fieldChanges(entry)} />}
    </QueryPart>
  );
};

/** The number of changed fields, and their values before and after once it is opened: a course has many long ones. */
export const EntryChanges = ({ entry }: { entry: AuditEntry }) => {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  if (entry.changedFields === 0) return null;
  return (
    <details className={styles.changes} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('admin.audit.fields', { count: entry.changedFields })}</summary>
      {isOpen && <LoadedChanges service={entry.service} _id={entry._id} />}
    </details>
  );
};
