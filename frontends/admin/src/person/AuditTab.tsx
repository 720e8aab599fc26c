import { type ApiSchemas, apiGet, Pills, typography, useTranslate } from '@sargam/kit';
import {
  DataTable,
  DateTimeCell,
  EmptyCell,
  type ListState,
  PersonCell,
  type TableColumn,
  useList,
  useListState,
} from '../table/index.ts';
import styles from './person.module.css';
import type { Account } from './person-query.ts';

type Entry = ApiSchemas['AuditEntry'];

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** The changed fields as lines: `suspended: false → true`. */
const changesOf = ({ before, after }: Pick<Entry, 'before' | 'after'>): string[] =>
  Object.keys({ ...before, ...after }).map((name) => {
    const [old, current] = [before?.[name], after?.[name]];
    if (old === undefined) return `${name}: ${textOf(current)}`;
    return `${name}: ${textOf(old)} → ${textOf(current)}`;
  });

const Changes = (entry: Entry) => {
  const changes = changesOf(entry);
  if (changes.length === 0) return <EmptyCell />;
  return (
    <ul className={`${styles.changes} ${typography.tiny}`} lang="en">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
};

const columns: TableColumn<Entry>[] = [
  {
    key: 'at',
    header: 'admin.orders.col.date',
    fixed: true,
    cell: ({ at }) => <DateTimeCell at={at} />,
    value: ({ at }, { format }) => format.dateTime(at),
  },
  {
    key: 'actor',
    header: 'admin.person.col.actor',
    cell: ({ actor, actorName }) => <PersonCell id={actorName && actor} name={actorName || actor} />,
    value: ({ actor, actorName }) => actorName || actor,
  },
  {
    key: 'action',
    header: 'admin.person.col.action',
    cell: ({ action }) => <span lang="en">{action}</span>,
    value: ({ action }) => action,
  },
  {
    key: 'target',
    header: 'admin.person.col.target',
    cell: ({ targetKind, targetId }) => (
      <span className={typography.tiny} lang="en">
        {targetKind} {targetId}
      </span>
    ),
    value: ({ targetKind, targetId }) => `${targetKind} ${targetId}`,
  },
  {
    key: 'changes',
    header: 'admin.person.col.changes',
    narrow: 'full',
    cell: (entry) => <Changes {...entry} />,
    value: (entry) => changesOf(entry).join('; '),
  },
  {
    key: 'reason',
    header: 'admin.people.reason',
    narrow: 'full',
    cell: ({ reason }) => reason || <EmptyCell />,
    value: ({ reason }) => reason,
  },
  {
    key: 'network',
    header: 'admin.person.col.network',
    cell: ({ network }) => (network ? <span lang="en">{network}</span> : <EmptyCell />),
    value: ({ network }) => network,
  },
];

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
      {type !== 4 && <ByToggle list={list} />}
      <DataTable
        name="audit-of-user"
        caption="admin.person.tab.audit"
        columns={columns}
        rowKey={({ _id: id, service }) => `${service} ${id}`}
        list={list}
        result={result}
      />
    </>
  );
};
