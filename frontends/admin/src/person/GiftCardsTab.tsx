import { apiGet } from '@sargam/kit';
import { giftCardColumns } from '../store/gift-card-columns.tsx';
import { DataTable, useList, useListState } from '../table/index.ts';
import type { Account } from './person-query.ts';

/** The gift cards that the user bought or redeemed, newest first. */
export const GiftCardsTab = ({ person: { _id } }: { person: Account }) => {
  const list = useListState({ pageSize: 10 });
  const result = useList(apiGet('/store/gift-card/', { query: { ...list.query, userId: _id } }));
  return (
    <DataTable
      name="gift-cards-of-user"
      caption="admin.person.tab.giftcards"
      columns={giftCardColumns}
      rowKey={(card) => card._id}
      list={list}
      result={result}
      csv
    />
  );
};
