import { apiGet } from '@sargam/kit';
import { ListPage, SelectFilter, useList, useListState } from '../table/index.ts';
import { storeOrderColumns } from './store-order-columns.tsx';

export default function StoreOrdersPage() {
  const list = useListState({ pageSize: 10, filters: { review: ['true'] } });
  const result = useList(apiGet('/store/order/', { query: list.query }));
  return (
    <ListPage
      title="admin.menu.store_orders"
      filters={
        <SelectFilter
          list={list}
          name="review"
          label="admin.orders.col.state"
          values={['true']}
          textKey={() => 'admin.store.status.review'}
        />
      }
      name="store-orders"
      columns={storeOrderColumns}
      list={list}
      result={result}
      isHighlighted={({ isPaid }) => isPaid}
    />
  );
}
