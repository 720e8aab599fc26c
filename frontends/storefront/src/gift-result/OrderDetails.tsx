import { useI18n } from '@sargam/kit';
import type { StoreOrder } from './useStoreOrder.ts';

export const OrderDetails = ({ order }: { order: StoreOrder }) => {
  const { t, format } = useI18n();
  const { orderItem, shippingAddress } = order;
  return (
    <dl className="order-facts">
      <dt>{t('storefront.done.card')}</dt>
      <dd>
        {orderItem.name} × {format.count(orderItem.quantity)}
      </dd>
      <dt>{t('storefront.gift.total')}</dt>
      <dd className="num">{format.money(orderItem.totalPrice)}</dd>
      {order.isPaid && order.valid_to && (
        <>
          <dt>{t('storefront.done.validity')}</dt>
          <dd>{t('storefront.done.until', { date: format.date(order.valid_to) })}</dd>
        </>
      )}
      {shippingAddress && (
        <>
          <dt>{t('storefront.done.to')}</dt>
          <dd>
            {shippingAddress.name}
            <br />
            <span lang="en">{shippingAddress.email}</span>
          </dd>
        </>
      )}
      <dt>{t('storefront.done.order')}</dt>
      <dd>
        <span lang="en" className="id">
          {order._id}
        </span>
      </dd>
      <dt>{t('storefront.done.date')}</dt>
      <dd>{format.dateTime(order.createdAt)}</dd>
    </dl>
  );
};
