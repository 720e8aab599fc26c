import { apiGet, ButtonLink, EmptyState, Skeleton, Text } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../page/QueryPart.tsx';
import { PlainTable } from '../table/index.ts';
import { auditColumns } from './audit-columns.tsx';

export type AuditFilter = {
  /** The kind and the id of the thing, as the services write them: `course`, `order`, `account`. */
  targetKind?: string;
  targetId?: string;
  /** Only what this user changed. */
  actor?: string;
};

const ROWS = 20;

/** The audit log with the same filter and without a limit of time. */
const allPath = (filter: AuditFilter): string => {
  const params = Object.entries({ ...filter, from: '2020-01-01', to: '2099-12-31' });
  return `/admin/audit?${new URLSearchParams(params.filter(([, value]) => value))}`;
};

/** The latest changes of one thing, for its own page: `<AuditSection targetKind="course" targetId={id} />`. */
export const AuditList = (filter: AuditFilter) => {
  const query = useQuery(apiGet('/audit', { query: { ...filter, limit: ROWS } }));
  return (
    <QueryPart query={query} loading={<Skeleton height={160} />}>
      {({ data, total }) =>
        data.length === 0 ? (
          <EmptyState title={<Text id="admin.list.no_data" />} />
        ) : (
          <>
            <PlainTable
              caption="admin.menu.audit"
              columns={auditColumns.filter(({ key }) => key !== 'target' || !filter.targetId)}
              rows={data}
              rowKey={({ service, _id }) => `${service} ${_id}`}
            />
            {total > data.length && <ButtonLink variant="line" to={allPath(filter)} text="admin.audit.all" />}
          </>
        )
      }
    </QueryPart>
  );
};
