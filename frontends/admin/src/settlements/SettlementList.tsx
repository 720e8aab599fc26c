import { type ApiSchemas, apiGet, ButtonLink, Text } from '@sargam/kit';
import { useState } from 'react';
import analyticsStyles from '../analytics/analytics.module.css';
import { DataTable, FilterBar, RangeFilter, useList } from '../table/index.ts';
import { SettleDialog } from './SettleDialog.tsx';
import { settlementColumns } from './settlement-columns.tsx';
import { useSettlementList } from './useSettlementList.ts';

export type Settlement = ApiSchemas['Settlement'];

/** The settlements of an instructor by settlement date; at first of the previous calendar month. */
export const SettlementList = ({ instructorId }: { instructorId: string }) => {
  const list = useSettlementList();
  const [open, setOpen] = useState<Settlement>();
  const { page, limit } = list.query;
  const result = useList(
    apiGet('/instructor/settlement/{instructorId}', {
      path: { instructorId },
      query: { page, limit, ...list.apiRange },
    }),
  );
  return (
    <section className={analyticsStyles.section}>
      <h2>
        <Text id="admin.settlements.list" />
      </h2>
      <FilterBar>
        <RangeFilter list={list} />
        <ButtonLink
          variant="line"
          to={list.urlWith({ from: undefined, to: undefined, days: undefined })}
          text="admin.settlements.previous_month"
        />
      </FilterBar>
      <DataTable
        name="settlements"
        caption="admin.settlements.list"
        columns={settlementColumns(setOpen)}
        rowKey={({ _id }) => _id}
        list={list}
        result={result}
        csv
        isHighlighted={({ status }) => status}
      />
      {open && (
        <SettleDialog instructorId={instructorId} settlement={open} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
};
