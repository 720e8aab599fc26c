import { useI18n } from '@sargam/kit';
import { PaymentMethodName } from '@sargam/kit/payment-method';
import { CouponCell } from '../orders/coupon-column.tsx';
import { OrderState } from '../orders/order-columns.tsx';
import { type Fact, Facts, Panels } from '../page/Facts.tsx';
import { DateTimeCell, PersonCell } from '../table/index.ts';
import type { OrderRecord } from './order-record.ts';

const OrderPanel = ({ order }: { order: OrderRecord }) => {
  const { t } = useI18n();
  const { _id, state, userId, userName, userEmail, cupon, createdAt, paidAt, expiresAt, method } = order;
  const isOpen = state === 'created' || state === 'awaiting_payment';
  return (
    <Facts
      title={t('admin.order.facts')}
      facts={[
        { label: t('admin.orders.col.order'), value: <span lang="en">{_id}</span> },
        {
          label: t('admin.orders.col.state'),
          value: <OrderState state={state} />,
        },
        {
          label: t('admin.orders.col.buyer_email'),
          value: <PersonCell id={userId} name={userName ?? userId} email={userEmail ?? ''} />,
        },
        { label: t('admin.orders.col.date'), value: <DateTimeCell at={createdAt} /> },
        paidAt !== null && { label: t('admin.orders.col.paid_at'), value: <DateTimeCell at={paidAt} /> },
        isOpen &&
          expiresAt !== null && { label: t('admin.order.expires'), value: <DateTimeCell at={expiresAt} /> },
        cupon !== null && { label: t('admin.orders.col.coupon'), value: <CouponCell cupon={cupon} /> },
        method !== '' && {
          label: t('admin.orders.col.method'),
          value: <PaymentMethodName method={method} />,
        },
        order.placedBy !== userId && {
          label: t('admin.order.placed_by'),
          value: <PersonCell id={order.placedBy} name={order.placedBy} />,
        },
      ]}
    />
  );
};

/** The sums in the order of the checkout: subtotal, wallet, voucher, what is left for the card. */
const AmountPanel = ({ order }: { order: OrderRecord }) => {
  const { t, format } = useI18n();
  const amount = (name: string, taka: number): Fact => ({
    label: t(`admin.order.amount.${name}`),
    value: format.money(taka),
  });
  return (
    <Facts
      title={t('admin.order.amounts')}
      facts={[
        amount('subtotal', order.subtotal),
        amount('wallet', -order.walletUsed),
        amount('discount', -order.discount),
        order.rounding > 0 && amount('rounding', -order.rounding),
        amount('payable', order.amount),
        order.paidAt !== null && amount('received', order.received),
        order.refunded > 0 && amount('refunded', -order.refunded),
      ]}
    />
  );
};

/** Who ordered what and when, and the split of the amount. */
export const OrderFacts = ({ order }: { order: OrderRecord }) => (
  <Panels>
    <OrderPanel order={order} />
    <AmountPanel order={order} />
  </Panels>
);
