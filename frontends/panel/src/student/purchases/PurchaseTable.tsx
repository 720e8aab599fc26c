import { type ApiSchemas, type Column, Table, useTranslate } from '@sargam/kit';
import { Amount } from './Amount.tsx';
import { BoughtCourses } from './BoughtCourses.tsx';
import { Method } from './Method.tsx';
import { OrderName } from './OrderName.tsx';
import { PurchaseDeeds } from './PurchaseDeeds.tsx';
import { PurchaseState } from './PurchaseState.tsx';

type Purchase = ApiSchemas['Purchase'];

const useColumns = (): Column<Purchase>[] => {
  const t = useTranslate();
  return [
    {
      key: 'order',
      header: t('panel.purchases.order'),
      cell: ({ _id, paidAt, createdAt }) => <OrderName id={_id} at={paidAt ?? createdAt} />,
      narrowLayout: 'full',
    },
    {
      key: 'courses',
      header: t('panel.purchases.courses'),
      cell: (purchase) => <BoughtCourses purchase={purchase} />,
      narrowLayout: 'full',
    },
    {
      key: 'status',
      header: t('panel.purchases.status'),
      cell: (purchase) => <PurchaseState purchase={purchase} />,
      narrowLayout: 'full',
    },
    {
      key: 'method',
      header: t('panel.purchases.method'),
      cell: ({ method }) => <Method method={method} />,
    },
    {
      key: 'amount',
      header: t('panel.purchases.amount'),
      cell: (purchase) => <Amount purchase={purchase} />,
      numeric: true,
    },
    {
      key: 'deeds',
      header: <span className="vh">{t('panel.purchases.deeds')}</span>,
      cell: (purchase) => <PurchaseDeeds purchase={purchase} />,
      narrowLayout: 'full',
    },
  ];
};

export const PurchaseTable = ({ purchases }: { purchases: readonly Purchase[] }) => {
  const t = useTranslate();
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
