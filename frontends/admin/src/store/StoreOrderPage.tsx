import { apiGet, Badge, Skeleton, useI18n, useParams } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { PaymentMethodName } from '@sargam/kit/payment-method';
import { useQuery } from '@tanstack/react-query';
import { Facts, Panels } from '../page/Facts.tsx';
import { QueryPart } from '../page/QueryPart.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { DateTimeCell, PersonCell, PlainTable } from '../table/index.ts';
import { giftCardColumns } from './gift-card-columns.tsx';
import { StoreOrderActions } from './StoreOrderActions.tsx';
import { StoreOrderRecord } from './StoreOrderRecord.tsx';
import { type StoreOrder, shownStatus, statusBadges } from './store-orders.ts';

const OrderFacts = ({ order }: { order: StoreOrder }) => {
  const { t, format } = useI18n();
  const { orderItem, shippingAddress, deliverOn } = order;
  const status = shownStatus(order);
  return (
    <Facts
      title={t('admin.menu.store_order_detail')}
      facts={[
        { label: t('admin.orders.col.order'), value: <span lang="en">{order._id}</span> },
        {
          label: t('admin.orders.col.state'),
          value: <Badge kind={statusBadges[status]} text={`admin.store.status.${status}`} />,
        },
        { label: t('admin.orders.col.date'), value: <DateTimeCell at={order.createdAt} /> },
        {
          label: t('admin.giftcard.buyer'),
          value: <PersonCell id={order.userId} name={order.userName} email={order.userEmail} />,
        },
        {
          label: t('admin.giftcard.receiver'),
          value: shippingAddress ? (
            <PersonCell id={null} name={shippingAddress.name} email={shippingAddress.email} />
          ) : (
            t('admin.giftcard.myself')
          ),
        },
        { label: t('admin.store.item'), value: `${orderItem.name} × ${format.count(orderItem.quantity)}` },
        deliverOn !== null && {
          label: t('admin.store.deliver_on'),
          value: format.date(noonInDhaka(deliverOn)),
        },
        order.giftCardMessage !== '' && { label: t('admin.giftcard.message'), value: order.giftCardMessage },
      ]}
    />
  );
};

const PaymentFacts = ({ order }: { order: StoreOrder }) => {
  const { t, format } = useI18n();
  const { paymentInfo, invoice, refund } = order;
  return (
    <Facts
      title={t('admin.store.payment')}
      facts={[
        { label: t('admin.orders.col.amount'), value: format.money(order.orderItem.totalPrice) },
        paymentInfo !== null && {
          label: t('admin.orders.col.received'),
          value: format.money(paymentInfo.store_amount),
        },
        paymentInfo !== null && {
          label: t('admin.orders.col.method'),
          value: <PaymentMethodName method={paymentInfo.card_type} issuer={paymentInfo.card_issuer} />,
        },
        paymentInfo !== null && {
          label: t('admin.store.transaction'),
          value: <span lang="en">{paymentInfo.tran_id}</span>,
        },
        order.paidAt !== null && {
          label: t('admin.orders.col.paid_at'),
          value: <DateTimeCell at={order.paidAt} />,
        },
        order.deliveredAt !== null && {
          label: t('admin.store.delivered_at'),
          value: <DateTimeCell at={order.deliveredAt} />,
        },
        invoice !== null && { label: t('admin.store.invoice'), value: <span lang="en">{invoice}</span> },
        refund !== null && {
          label: t('admin.store.credit_note'),
          value: <span lang="en">{refund.creditNote}</span>,
        },
      ]}
    />
  );
};

/** The cards of a paid order. */
const OrderCards = ({ orderId }: { orderId: string }) => {
  const query = useQuery(apiGet('/store/gift-card/', { query: { order: orderId } }));
  return (
    <QueryPart query={query} loading={<Skeleton height={220} />}>
      {({ data }) =>
        data.length > 0 && (
          <PlainTable
            caption="admin.menu.gift_cards"
            columns={giftCardColumns.filter(({ key }) => key !== 'order')}
            rows={data}
            rowKey={({ _id }) => _id}
          />
        )
      }
    </QueryPart>
  );
};

export default function StoreOrderPage() {
  const { id = '' } = useParams();
  const query = useQuery(apiGet('/store/order/{id}', { path: { id } }));
  return (
    <ScreenPage title="admin.menu.store_order_detail">
      <QueryPart query={query} loading={<Skeleton height={220} />}>
        {(order) => (
          <>
            <Panels>
              <OrderFacts order={order} />
              <PaymentFacts order={order} />
            </Panels>
            <StoreOrderActions order={order} />
          </>
        )}
      </QueryPart>
      <OrderCards orderId={id} />
      <StoreOrderRecord orderId={id} />
    </ScreenPage>
  );
}
