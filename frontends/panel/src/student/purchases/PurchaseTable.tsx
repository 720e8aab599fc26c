import { type Column, Table, useText, type Wire } from '@sargam/kit';
import { Amount } from './Amount.tsx';
import { BoughtCourses } from './BoughtCourses.tsx';
import { Method } from './Method.tsx';
import { OrderName } from './OrderName.tsx';
import { PurchaseDeeds } from './PurchaseDeeds.tsx';
import { PurchaseState } from './PurchaseState.tsx';

type Purchase = Wire['Purchase'];

const useColumns = (): Column<Purchase>[] => {
  const t = useText();
  return [
    {
      key: 'order',
      head: t('panel.purchases.order'),
      cell: ({ _id, paidAt, createdAt }) => <OrderName id={_id} at={paidAt ?? createdAt} />,
      stack: 'full',
    },
    {
      key: 'courses',
      head: t('panel.purchases.courses'),
      cell: (purchase) => <BoughtCourses purchase={purchase} />,
      stack: 'full',
    },
    {
      key: 'status',
      head: t('panel.purchases.status'),
      cell: (purchase) => <PurchaseState purchase={purchase} />,
      stack: 'full',
    },
    {
      key: 'method',
      head: t('panel.purchases.method'),
      cell: ({ method }) => <Method method={method} />,
    },
    {
      key: 'amount',
      head: t('panel.purchases.amount'),
      cell: (purchase) => <Amount purchase={purchase} />,
      numeric: true,
    },
    {
      key: 'deeds',
      head: <span className="vh">{t('panel.purchases.deeds')}</span>,
      cell: (purchase) => <PurchaseDeeds purchase={purchase} />,
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
