import './gift-result.css';
import {
  ButtonLink,
  EmptyState,
  Navigate,
  useDocumentTitle,
  useSearchParams,
  useTranslate,
  useUser,
} from '@sargam/kit';
import { type GiftOrderStatus, getOrderStatus } from './gift-order-status.ts';
import { type StoreOrder, useStoreOrder } from './useStoreOrder.ts';

type FailureReason = 'failed' | 'cancelled';

/** The order knows better than the address, once it is decided. */
const failureReason = (order: StoreOrder | undefined, told: string | null): FailureReason => {
  if (order?.orderStatus === 'cancelled' || order?.orderStatus === 'failed') return order.orderStatus;
  return told === 'cancelled' ? told : 'failed';
};

/** What this page can say of an order: that it failed, also where the store is yet to hear what the gateway said. */
const failureStatuses = new Set<GiftOrderStatus>(['failed', 'confirming']);

const successAddress = (order: string) => `/giftcard-successfull?order=${encodeURIComponent(order)}`;

const FailedOrder = ({ why, order }: { why: FailureReason; order: StoreOrder | undefined }) => {
  const t = useTranslate();
  const product = order?.orderItem.product;
  return (
    <EmptyState
      as="h1"
      illustration="snapped"
      title={t('storefront.fail.title')}
      text={t(`storefront.fail.${why}`)}
      action={
        <div className="row wrapf">
          <ButtonLink to={product ? `/products/giftCard/${product}` : '/store'}>
            {t('storefront.fail.retry')}
          </ButtonLink>
          <ContactLink />
        </div>
      }
    />
  );
};

const ContactLink = () => (
  <ButtonLink variant="line" to="/contact">
    {useTranslate()('storefront.fail.contact')}
  </ButtonLink>
);

/** A payment that was not decided, of an order that the address does not name. */
const UnknownOutcome = () => {
  const t = useTranslate();
  return (
    <EmptyState
      as="h1"
      title={t('storefront.fail.unknown_title')}
      text={t('storefront.fail.unknown')}
      action={
        <div className="row wrapf">
          <ButtonLink to="/studentpanel?tab=3">{t('storefront.payment.history')}</ButtonLink>
          <ContactLink />
        </div>
      }
    />
  );
};

/** The payment of a gift card did not come through (`?order=&why=`): another try, or a word to us. */
export default function GiftFailPage() {
  const t = useTranslate();
  const [address] = useSearchParams();
  const id = address.get('order');
  const told = address.get('why');
  const isUndecided = told === 'review';
  const user = useUser();
  const { data: order } = useStoreOrder(user && id && !isUndecided ? id : undefined);
  useDocumentTitle(t('storefront.done.title'));
  // What is not decided, or did not fail after all, is told by the other page: the gateway's word may arrive late.
  if (id && (isUndecided || (order && !failureStatuses.has(getOrderStatus(order)))))
    return <Navigate to={successAddress(id)} replace />;
  return (
    <div className="wrap page-failed">
      {isUndecided ? <UnknownOutcome /> : <FailedOrder why={failureReason(order, told)} order={order} />}
    </div>
  );
}
