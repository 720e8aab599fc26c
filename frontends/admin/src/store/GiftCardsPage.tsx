import { apiGet } from '@sargam/kit';
import { ListPage, useList, useListState } from '../table/index.ts';
import { giftCardColumns } from './gift-card-columns.tsx';

export default function GiftCardsPage() {
  const list = useListState({ pageSize: 10 });
  const result = useList(apiGet('/store/gift-card/', { query: list.query }));
  return (
    <ListPage
      title="admin.menu.gift_cards"
      name="gift-cards"
      columns={giftCardColumns}
      list={list}
      result={result}
    />
  );
}
