import {
  ButtonLink,
  layout,
  Navigate,
  PageMessage,
  usePageTitle,
  useSearchParams,
  useUser,
} from '@sargam/kit';
import { type GiftOrderStatus, getOrderStatus, type StoreOrder, useStoreOrder } from './useStoreOrder.ts';

type FailureReason = 'failed' | 'cancelled';

/** A decided order overrides the reason in the URL. */
const failureReason = (order: StoreOrder | undefined, reason: string | null): FailureReason => {
  if (order?.orderStatus === 'cancelled' || order?.orderStatus === 'failed') return order.orderStatus;
  return reason === 'cancelled' ? reason : 'failed';
};

/** Statuses for which this page shows a failure. `confirming`: the store has no payment notification yet. */
const failureStatuses = new Set<GiftOrderStatus>(['failed', 'confirming']);

const successUrl = (order: string) => `/giftcard-successfull?order=${encodeURIComponent(order)}`;

type MessageProps = {
  illustration?: 'snapped';
  title: string;
  text: string;
  link: readonly [string, string];
};

const FailureMessage = ({ link: [to, label], ...message }: MessageProps) => (
  <PageMessage
    {...message}
    action={
      <div className={`${layout.row} ${layout.wrapping}`}>
        <ButtonLink to={to} text={label} />
        <ButtonLink variant="line" to="/contact" text="storefront.fail.contact" />
      </div>
    }
  />
);

const FailedOrder = ({ cause, order }: { cause: FailureReason; order: StoreOrder | undefined }) => {
  const product = order?.orderItem.product;
  return (
    <FailureMessage
      illustration="snapped"
      title="storefront.fail.title"
      text={`storefront.fail.${cause}`}
      link={[product ? `/products/giftCard/${product}` : '/store', 'storefront.fail.retry']}
    />
  );
};

/** The payment is undecided and the URL has no order id. */
const UnknownOutcome = () => (
  <FailureMessage
    title="storefront.fail.unknown_title"
    text="storefront.fail.unknown"
    link={['/studentpanel?tab=3', 'storefront.payment.history']}
  />
);

/** The payment of a gift card failed (`?order=&why=`). */
export default function GiftFailPage() {
  const [searchParams] = useSearchParams();
  const id = searchParams.get('order');
  const reason = searchParams.get('why');
  const isUndecided = reason === 'review';
  const user = useUser();
  const { data: order } = useStoreOrder(user && id && !isUndecided ? id : undefined);
  usePageTitle('storefront.done.title');
  // Undecided or paid orders belong to the success page: the payment notification can arrive late.
  if (id && (isUndecided || (order && !failureStatuses.has(getOrderStatus(order)))))
    return <Navigate to={successUrl(id)} replace />;
  return isUndecided ? (
    <UnknownOutcome />
  ) : (
    <FailedOrder cause={failureReason(order, reason)} order={order} />
  );
}
