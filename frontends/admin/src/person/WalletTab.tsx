import { type ApiSchemas, apiGet, Skeleton, typography, useI18n } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { MetricList } from '../page/MetricList.tsx';
import { QueryPart } from '../page/QueryPart.tsx';
import {
  DataTable,
  dateTimeColumn,
  idColumn,
  MoneyCell,
  moneyColumn,
  type TableColumn,
  useList,
  useListState,
} from '../table/index.ts';
import type { Account } from './person-query.ts';

type Movement = ApiSchemas['WalletMovement'];

const balances = ['balance', 'gift', 'refund', 'referral', 'held', 'pending'] as const;

const Balances = ({ userId }: { userId: string }) => {
  const { format } = useI18n();
  const wallet = useQuery(apiGet('/wallet/{userId}', { path: { userId } }));
  return (
    <QueryPart query={wallet} loading={<Skeleton height={56} />}>
      {(amounts) => (
        <MetricList
          metrics={balances.map((key) => ({
            label: `admin.person.balance.${key}`,
            value: format.money(amounts[key]),
          }))}
        />
      )}
    </QueryPart>
  );
};

/** A change of the available balance, and below it the changes of the held amount and of the pending rewards. */
const Change = ({ change, held, pending }: Movement) => {
  const { t, format } = useI18n();
  const others = [
    { key: 'held', amount: held },
    { key: 'pending', amount: pending },
  ].filter(({ amount }) => amount !== 0);
  return (
    <>
      <MoneyCell taka={change} />
      {others.map(({ key, amount }) => (
        <div key={key} className={`${typography.tiny} ${typography.faint} ${typography.noWrap}`}>
          {t(`admin.person.balance.${key}`)} {format.money(amount)}
        </div>
      ))}
    </>
  );
};

const columns: TableColumn<Movement>[] = [
  dateTimeColumn({ key: 'date', header: 'admin.orders.col.date', fixed: true, at: ({ date }) => date }),
  {
    key: 'kind',
    header: 'admin.person.col.kind',
    cell: ({ kind }) => <Kind kind={kind} />,
    value: ({ kind }, { t }) => t(`admin.person.movement.${kind}`),
  },
  idColumn({
    key: 'order',
    header: 'admin.orders.col.order',
    id: ({ order }) => order,
    path: '/admin/order',
  }),
  {
    key: 'change',
    header: 'admin.orders.col.amount',
    numeric: true,
    cell: (movement) => <Change {...movement} />,
    value: ({ change }) => change,
  },
  moneyColumn({ key: 'after', header: 'admin.person.balance.balance', taka: ({ balance }) => balance }),
];

const Kind = ({ kind }: Pick<Movement, 'kind'>) => useI18n().t(`admin.person.movement.${kind}`);

/** The wallet of the user and its statement, newest first. */
export const WalletTab = ({ person: { _id } }: { person: Account }) => {
  const list = useListState({ pageSize: 10 });
  const result = useList(apiGet('/wallet/{userId}/statement', { path: { userId: _id }, query: list.query }));
  return (
    <>
      <Balances userId={_id} />
      <DataTable
        name="wallet-of-user"
        caption="admin.person.statement"
        columns={columns}
        rowKey={(movement) => movement._id}
        list={list}
        result={result}
        csv
      />
    </>
  );
};
