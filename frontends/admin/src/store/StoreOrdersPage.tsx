import { apiGet } from '@sargam/kit';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { DataTable, FilterBar, SelectFilter, useList, useListState } from '../table/index.ts';
import { storeOrderColumns } from './store-order-columns.tsx';

export default function StoreOrdersPage() {
  const list = useListState({ pageSize: 10, filters: { review: ['true'] } });
  const result = useList(apiGet('/store/order/', { query: list.query }));
  return (
    <ScreenPage title="admin.menu.store_orders">
      <FilterBar>
        <SelectFilter
          list={list}
          name="review"
          label="admin.orders.col.state"
          values={['true']}
          textKey={() => 'admin.store.status.review'}
        />
      </FilterBar>
      <DataTable
        name="store-orders"
        caption="admin.menu.store_orders"
        columns={storeOrderColumns}
        rowKey={({ _id }) => _id}
        list={list}
        result={result}
        isHighlighted={({ isPaid }) => isPaid}
        csv
      />
    </ScreenPage>
  );
}
