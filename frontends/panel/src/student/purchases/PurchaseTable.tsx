import { type ApiSchemas, type Column, Table, useI18n } from '@sargam/kit';
import { OrderReference } from './OrderReference.tsx';
import { PurchaseActions } from './PurchaseActions.tsx';
import { PurchasedCourses } from './PurchasedCourses.tsx';
import { PurchaseStatus } from './PurchaseStatus.tsx';
import { parsePaymentMethod } from './parse-payment-method.ts';

/** The amount to pay, and the part paid from the wallet. */
const PurchaseAmount = ({ purchase: { amount, balanceUsed } }: { purchase: ApiSchemas['Purchase'] }) => {
  const { t, format } = useI18n();
  return (
    <>
      <span className="b nowrap">{format.money(amount)}</span>
      {balanceUsed > 0 && (
        <span className="xs faint less">
          {t('panel.purchases.from_wallet', { amount: format.money(balanceUsed) })}
        </span>
      )}
    </>
  );
};

/** Translated if known, else the gateway's name. */
const PaymentMethod = ({ method }: { method: string }) => {
  const { t } = useI18n();
  const parsed = parsePaymentMethod(method);
  if ('key' in parsed) return <>{t(`panel.purchases.by.${parsed.key}`)}</>;
  return parsed.name ? (
    <span lang="en">{parsed.name}</span>
  ) : (
    <span className="hide-s" aria-hidden="true">
      –
    </span>
  );
};

type Purchase = ApiSchemas['Purchase'];

const useColumns = (): Column<Purchase>[] => {
  const { t } = useI18n();
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
      key: 'actions',
      header: <span className="vh">{t('panel.purchases.actions')}</span>,
      cell: (purchase) => <PurchaseActions purchase={purchase} />,
      narrowLayout: 'full',
    },
  ];
};

export const PurchaseTable = ({ purchases }: { purchases: readonly Purchase[] }) => {
  const { t } = useI18n();
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
