import { apiGet } from '@sargam/kit';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { DataTable, useList, useListState } from '../table/index.ts';
import { giftCardColumns } from './gift-card-columns.tsx';

export default function GiftCardsPage() {
  const list = useListState({ pageSize: 10 });
  const result = useList(apiGet('/store/gift-card/', { query: list.query }));
  return (
    <ScreenPage title="admin.menu.gift_cards">
      <DataTable
        name="gift-cards"
        caption="admin.menu.gift_cards"
        columns={giftCardColumns}
        rowKey={({ _id }) => _id}
        list={list}
        result={result}
        csv
      />
    </ScreenPage>
  );
}
