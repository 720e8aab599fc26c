import { type ApiSchemas, type Column, Table, useTranslate } from '@sargam/kit';
import { OrderReference } from './OrderReference.tsx';
import { PaymentMethod } from './PaymentMethod.tsx';
import { PurchaseActions } from './PurchaseActions.tsx';
import { PurchaseAmount } from './PurchaseAmount.tsx';
import { PurchasedCourses } from './PurchasedCourses.tsx';
import { PurchaseStatus } from './PurchaseStatus.tsx';

type Purchase = ApiSchemas['Purchase'];

const useColumns = (): Column<Purchase>[] => {
  const t = useTranslate();
  return [
    {
      key: 'order',
      header: t('panel.purchases.order'),
      cell: ({ _id, paidAt, createdAt }) => <OrderReference id={_id} at={paidAt ?? createdAt} />,
      narrowLayout: 'full',
    },
    {
      key: 'courses',
      header: t('panel.purchases.courses'),
      cell: (purchase) => <PurchasedCourses purchase={purchase} />,
      narrowLayout: 'full',
    },
    {
      key: 'status',
      header: t('panel.purchases.status'),
      cell: (purchase) => <PurchaseStatus purchase={purchase} />,
      narrowLayout: 'full',
    },
    {
      key: 'method',
      header: t('panel.purchases.method'),
      cell: ({ method }) => <PaymentMethod method={method} />,
    },
    {
      key: 'amount',
      header: t('panel.purchases.amount'),
      cell: (purchase) => <PurchaseAmount purchase={purchase} />,
      numeric: true,
    },
    {
      key: 'deeds',
      header: <span className="vh">{t('panel.purchases.deeds')}</span>,
      cell: (purchase) => <PurchaseActions purchase={purchase} />,
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
