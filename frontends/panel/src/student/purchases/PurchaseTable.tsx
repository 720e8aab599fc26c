import {
  type ApiSchemas,
  Badge,
  type Column,
  layout,
  Table,
  typography,
  useI18n,
  useTranslate,
} from '@sargam/kit';
import { PaymentMethodName } from '@sargam/kit/payment-method';
import { GiveBackNotice } from './GiveBack.tsx';
import { OrderReference } from './OrderReference.tsx';
import { PurchaseActions } from './PurchaseActions.tsx';
import { PurchasedCourses } from './PurchasedCourses.tsx';
import styles from './purchases.module.css';
import { RefundStatus } from './RefundStatus.tsx';
import { UndecidedPaymentNotice } from './UndecidedPayment.tsx';

type Purchase = ApiSchemas['Purchase'];

/** Paid, unpaid or fully refunded. */
const PaymentStatus = ({ purchase: { paid, state } }: { purchase: Purchase }) => {
  const t = useTranslate();
  if (state === 'refunded') return <Badge kind="info" text="panel.purchases.state.refunded" />;
  return (
    <>
      <Badge
        kind={paid ? 'success' : 'warning'}
        text={paid ? 'panel.purchases.paid' : 'panel.purchases.unpaid'}
      />
      {state !== 'paid' && (
        <span className={`${typography.tiny} ${typography.faint}`}>
          {t(`panel.purchases.state.${state}`)}
        </span>
      )}
    </>
  );
};

/** Payment status and all refunds. */
const PurchaseStatus = ({ purchase }: { purchase: Purchase }) => (
  <div className={styles.status}>
    <span className={styles.currentStatus}>
      <PaymentStatus purchase={purchase} />
    </span>
    <UndecidedPaymentNotice purchase={purchase} />
    <GiveBackNotice purchase={purchase} />
    {purchase.refunds.map((refund) => (
      <RefundStatus key={refund._id} refund={refund} />
    ))}
  </div>
);

/** The amount to pay, and the part paid from the wallet. */
const PurchaseAmount = ({ purchase: { amount, balanceUsed } }: { purchase: Purchase }) => {
  const { t, format } = useI18n();
  return (
    <>
      <span className={`${typography.bold} ${typography.noWrap}`}>{format.money(amount)}</span>
      {balanceUsed > 0 && (
        <span className={`${typography.tiny} ${typography.faint} ${styles.walletPart}`}>
          {t('panel.purchases.from_wallet', { amount: format.money(balanceUsed) })}
        </span>
      )}
    </>
  );
};

const PaymentMethod = ({ method }: { method: string }) =>
  method ? (
    <PaymentMethodName method={method} />
  ) : (
    <span className={layout.desktopOnly} aria-hidden="true">
      –
    </span>
  );

const columns: Column<Purchase>[] = [
  {
    header: 'panel.purchases.order',
    cell: ({ _id, paidAt, createdAt }) => <OrderReference id={_id} at={paidAt ?? createdAt} />,
    narrowLayout: 'full',
  },
  {
    header: 'panel.purchases.courses',
    cell: (purchase) => <PurchasedCourses purchase={purchase} />,
    narrowLayout: 'full',
  },
  {
    header: 'panel.purchases.status',
    cell: (purchase) => <PurchaseStatus purchase={purchase} />,
    narrowLayout: 'full',
  },
  { header: 'panel.purchases.method', cell: ({ method }) => <PaymentMethod method={method} /> },
  {
    header: 'panel.purchases.amount',
    cell: (purchase) => <PurchaseAmount purchase={purchase} />,
    numeric: true,
  },
  {
    header: 'panel.purchases.actions',
    hideHeader: true,
    cell: (purchase) => <PurchaseActions purchase={purchase} />,
    narrowLayout: 'full',
  },
];

export const PurchaseTable = ({ purchases }: { purchases: readonly Purchase[] }) => (
  <Table
    columns={columns}
    rows={purchases}
    rowKey={({ _id }) => _id}
    isHighlighted={({ paid }) => paid}
    caption="panel.student.tab.purchases"
  />
);
