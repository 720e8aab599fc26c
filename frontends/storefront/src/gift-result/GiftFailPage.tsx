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

/** A decided order overrides the reason in the address. */
const failureReason = (order: StoreOrder | undefined, reason: string | null): FailureReason => {
  if (order?.orderStatus === 'cancelled' || order?.orderStatus === 'failed') return order.orderStatus;
  return reason === 'cancelled' ? reason : 'failed';
};

/** Statuses for which this page shows a failure. `confirming`: the store has no payment notification yet. */
const failureStatuses = new Set<GiftOrderStatus>(['failed', 'confirming']);

const successAddress = (order: string) => `/giftcard-successfull?order=${encodeURIComponent(order)}`;

const FailedOrder = ({ cause, order }: { cause: FailureReason; order: StoreOrder | undefined }) => {
  const t = useTranslate();
  const product = order?.orderItem.product;
  return (
    <EmptyState
      as="h1"
      illustration="snapped"
      title={t('storefront.fail.title')}
      text={t(`storefront.fail.${cause}`)}
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

/** The payment is undecided and the address has no order id. */
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

/** The payment of a gift card failed (`?order=&why=`). */
export default function GiftFailPage() {
  const t = useTranslate();
  const [searchParams] = useSearchParams();
  const id = searchParams.get('order');
  const reason = searchParams.get('why');
  const isUndecided = reason === 'review';
  const user = useUser();
  const { data: order } = useStoreOrder(user && id && !isUndecided ? id : undefined);
  useDocumentTitle(t('storefront.done.title'));
  // Undecided or paid orders belong to the success page: the payment notification can arrive late.
  if (id && (isUndecided || (order && !failureStatuses.has(getOrderStatus(order)))))
    return <Navigate to={successAddress(id)} replace />;
  return (
    <div className="wrap page-failed">
      {isUndecided ? <UnknownOutcome /> : <FailedOrder cause={failureReason(order, reason)} order={order} />}
    </div>
  );
}
