import { Alert, apiGet, roles, useTranslate } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { ScreenPage } from '../page/ScreenPage.tsx';
import {
  DataTable,
  FilterBar,
  RangeFilter,
  SelectFilter,
  TextFilter,
  useList,
  useListState,
} from '../table/index.ts';
import { auditActions } from './audit-actions.ts';
import { auditColumns } from './audit-columns.tsx';
import { auditedServices, auditTargetKinds } from './audit-entry.ts';

const PAGE_SIZE = 20;
/** 49 full pages: the API returns at most 999 rows. Filters or the CSV reach the rest. */
const REACHABLE_ROWS = 980;

const useAuditList = () =>
  useListState({
    pageSize: PAGE_SIZE,
    filters: {
      actor: 'text',
      action: auditActions,
      service: auditedServices,
      targetKind: auditTargetKinds,
      targetId: 'text',
    },
  });

/** Admins and content uploaders. An actor of the URL who is none of them is offered too, so that the filter is visible. */
const useStaff = (actor: string | undefined): { value: string; text: string }[] => {
  const admins = useQuery(
    apiGet('/user/type/{word}', { path: { word: `${roles.admin}` }, query: { limit: 100, sort: 'name' } }),
  );
  const uploaders = useQuery(
    apiGet('/user/type/{word}', {
      path: { word: `${roles.content}` },
      query: { limit: 100, sort: 'name' },
    }),
  );
  const staff = [...(admins.data?.data ?? []), ...(uploaders.data?.data ?? [])];
  const options = staff.map(({ _id, name }) => ({ value: _id, text: name }));
  const isKnown = actor === undefined || options.some(({ value }) => value === actor);
  return isKnown ? options : [...options, { value: actor, text: actor }];
};

const AuditFilters = ({ list }: { list: ReturnType<typeof useAuditList> }) => {
  const staff = useStaff(list.query.actor);
  return (
    <FilterBar>
      <SelectFilter list={list} name="actor" label="admin.audit.who" options={staff} />
      <SelectFilter
        list={list}
        name="service"
        label="admin.audit.service"
        values={auditedServices}
        textKey={(value) => `admin.audit.services.${value}`}
      />
      <SelectFilter
        list={list}
        name="targetKind"
        label="admin.audit.target"
        values={auditTargetKinds}
        textKey={(value) => `admin.audit.kind.${value}`}
      />
      <TextFilter list={list} name="targetId" label="admin.audit.target_id" />
      <SelectFilter
        list={list}
        name="action"
        label="admin.audit.action"
        values={auditActions}
        textKey={(value) => `admin.audit.actions.${value}`}
      />
      <RangeFilter list={list} />
    </FilterBar>
  );
};

export default function AuditPage() {
  const t = useTranslate();
  const list = useAuditList();
  const { start, end } = list.apiRange;
  const result = useList(apiGet('/audit', { query: { ...list.query, start, end } }));
  const { data } = result;
  const isCut = data !== undefined && data.total > REACHABLE_ROWS;
  const shown = { ...result, data: isCut ? { ...data, total: REACHABLE_ROWS } : data } as typeof result;
  return (
    <ScreenPage title="admin.menu.audit">
      <AuditFilters list={list} />
      {isCut && (
        <Alert kind="info" title={t('admin.audit.cut', { count: data.total, shown: REACHABLE_ROWS })} />
      )}
      <DataTable
        name="audit"
        caption="admin.menu.audit"
        columns={auditColumns}
        rowKey={({ service, _id }) => `${service} ${_id}`}
        list={list}
        result={shown}
        csv
      />
    </ScreenPage>
  );
}
