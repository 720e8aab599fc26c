import {
  LoadingState,
  layout,
  Navigate,
  PageError,
  PageLoading,
  PageMessage,
  Skeleton,
  useLocation,
  usePageTitle,
  useSearchParams,
  useSession,
} from '@sargam/kit';
import { loginUrl } from '../account/redirect.ts';
import { isFinalRefusal, shouldKeepWaiting } from '../shared/poll-interval.ts';
import { GiftOrderResult } from './GiftOrderResult.tsx';
import styles from './gift-result.module.css';
import { getOrderStatus, useStoreOrder } from './useStoreOrder.ts';

const OrderSkeleton = () => (
  <LoadingState>
    <div className={`${layout.container} ${styles.result}`}>
      <Skeleton height={380} />
    </div>
  </LoadingState>
);

/** Only the buyer can see an order. The login returns to this page. */
const LoginToSeeOrder = () => {
  const { pathname, search } = useLocation();
  return (
    <PageMessage
      title="storefront.done.login"
      text="storefront.done.login_text"
      link={[loginUrl(pathname + search), 'storefront.login.button']}
      linkVariant="solid"
    />
  );
};

/** No order id, or an order of another user. */
const OrderNotFound = () => (
  <PageMessage
    title="storefront.done.none"
    text="storefront.done.none_text"
    link={['/store', 'storefront.gift.all']}
  />
);

const OwnOrder = ({ id, buyer }: { id: string; buyer: string }) => {
  const { data: order, dataUpdatedAt, error, errorUpdateCount, refetch } = useStoreOrder(id);
  // The API gives admins the orders of other users too.
  if (order ? order.userId !== buyer : isFinalRefusal(error)) return <OrderNotFound />;
  if (order && getOrderStatus(order) === 'failed')
    return <Navigate to={`/giftcard-fail?order=${id}`} replace />;
  if (order) return <GiftOrderResult order={order} receivedAt={dataUpdatedAt} />;
  return shouldKeepWaiting(errorUpdateCount) ? <OrderSkeleton /> : <PageError retry={() => void refetch()} />;
};

/**
 * Return page of the gateway (`?order=`). The URL is no proof of payment: the page shows the state that the server
 * returns to the buyer.
 */
export default function GiftSuccessPage() {
  const session = useSession();
  const id = useSearchParams()[0].get('order');
  usePageTitle('storefront.done.title');
  if (session.status === 'loading') return <PageLoading />;
  if (!id) return <OrderNotFound />;
  return session.status === 'user' ? <OwnOrder id={id} buyer={session.user.id} /> : <LoginToSeeOrder />;
}
