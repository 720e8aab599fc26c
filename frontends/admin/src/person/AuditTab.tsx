import { apiGet, Pills, roles, useTranslate } from '@sargam/kit';
import { auditColumns } from '../audit/index.ts';
import { DataTable, type ListState, useList, useListState } from '../table/index.ts';
import type { Account } from './person-query.ts';

type By = { by?: 'actor' };

/** Changes of the account by staff, or what the user changed as staff. */
const auditQuery = (id: string, { page, limit, by }: ListState['query'] & By) => {
  const query = { page, limit };
  return by
    ? apiGet('/audit', { query: { ...query, actor: id } })
    : apiGet('/audit', { query: { ...query, service: 'identity', targetKind: 'account', targetId: id } });
};

const ByToggle = ({ list }: { list: Pick<ListState, 'change'> & { query: By } }) => {
  const t = useTranslate();
  return (
    <Pills
      connected
      label={t('admin.person.audit_filter')}
      items={[
        { key: 'target', label: t('admin.person.audit_about') },
        { key: 'actor', label: t('admin.person.audit_by') },
      ]}
      current={list.query.by ?? 'target'}
      onChange={(key) => list.change({ by: key === 'actor' ? 'actor' : undefined })}
    />
  );
};

/** The audit log about the user, and for staff also the entries of their own changes (decision B33). */
export const AuditTab = ({ person: { _id, type } }: { person: Account }) => {
  const list = useListState({ pageSize: 10, filters: { by: ['actor'] } });
  const result = useList(auditQuery(_id, list.query));
  return (
    <>
      {type !== roles.student && <ByToggle list={list} />}
      <DataTable
        name="audit-of-user"
        caption="admin.person.tab.audit"
        columns={auditColumns}
        rowKey={({ _id: id, service }) => `${service} ${id}`}
        list={list}
        result={result}
        csv
      />
    </>
  );
};
