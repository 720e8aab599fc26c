import { type Column, Table, useFormat, useText, type Wire } from '@sargam/kit';
import { Amount } from './Amount.tsx';
import { BoughtCourses } from './BoughtCourses.tsx';
import { Method } from './Method.tsx';
import { PurchaseState } from './PurchaseState.tsx';

type Purchase = Wire['Purchase'];

const useColumns = (): Column<Purchase>[] => {
  const t = useText();
  const format = useFormat();
  return [
    {
      key: 'order',
      head: t('panel.purchases.order'),
      cell: ({ _id }) => (
        <span className="num order-id" lang="en">
          {_id}
        </span>
      ),
      stack: 'full',
    },
    {
      key: 'courses',
      head: t('panel.purchases.courses'),
      cell: ({ courses }) => <BoughtCourses courses={courses} />,
      stack: 'full',
    },
    {
      key: 'date',
      head: t('panel.purchases.date'),
      cell: ({ paidAt, createdAt }) => (
        <span className="num muted">{format.dateTime(paidAt ?? createdAt)}</span>
      ),
      stack: 'full',
    },
    {
      key: 'method',
      head: t('panel.purchases.method'),
      cell: ({ method }) => <Method method={method} />,
    },
    {
      key: 'status',
      head: t('panel.purchases.status'),
      cell: (purchase) => <PurchaseState purchase={purchase} />,
    },
    {
      key: 'amount',
      head: t('panel.purchases.amount'),
      cell: (purchase) => <Amount purchase={purchase} />,
      numeric: true,
      stack: 'full',
    },
  ];
};

export const PurchaseTable = ({ purchases }: { purchases: readonly Purchase[] }) => {
  const t = useText();
  return (
    <Table
      columns={useColumns()}
      rows={purchases}
      rowKey={({ _id }) => _id}
      rowClass={({ paid }) => (paid ? 'paid' : undefined)}
      caption={t('panel.student.tab.purchases')}
    />
  );
};
