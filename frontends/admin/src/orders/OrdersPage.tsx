import { Button } from '@sargam/kit';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { DataTable, FilterBar, RangeFilter, SelectFilter, useList } from '../table/index.ts';
import { filterStates } from './filter-states.ts';
import { OrderTotals } from './OrderTotals.tsx';
import { orderColumns } from './order-columns.tsx';
import { type OrderKind, ordersQuery, useOrderList } from './orders-query.ts';
import { WaitingImports } from './WaitingImports.tsx';

const titles = { all: 'admin.menu.orders', paid: 'admin.menu.orders_paid' } as const;

export default function OrdersPage({ kind }: { kind: OrderKind }) {
  const list = useOrderList();
  const result = useList(ordersQuery(kind, list));
  const showLastYear = (): void => list.change({ from: undefined, to: undefined, days: 365 });
  return (
    <ScreenPage title={titles[kind]}>
      {kind === 'all' && <WaitingImports />}
      <FilterBar>
        <RangeFilter list={list} />
        {kind === 'all' && (
          <SelectFilter
            list={list}
            name="state"
            label="admin.orders.col.state"
            values={filterStates}
            textKey={(value) => `admin.state.${value}`}
          />
        )}
      </FilterBar>
      <DataTable
        name={kind === 'paid' ? 'paid-orders' : 'orders'}
        caption={titles[kind]}
        columns={orderColumns}
        rowKey={({ _id }) => _id}
        list={list}
        result={result}
        isHighlighted={({ paid }) => paid}
        summary={(answer) => <OrderTotals {...answer} onlyPaid={kind === 'paid'} />}
        emptyAction={
          list.dates.preset !== 365 && (
            <Button variant="line" onClick={showLastYear} text="admin.range.year" />
          )
        }
        csv
      />
    </ScreenPage>
  );
}
