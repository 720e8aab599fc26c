import './gift-done.css';
import '../gift-card/gift-card.css';
import '../store/store.css';
import {
  LoadingState,
  Navigate,
  PageError,
  PageLoading,
  Skeleton,
  useDocumentTitle,
  useSearchParams,
  useSession,
  useTranslate,
} from '@sargam/kit';
import { isRefused, isStillPatient } from '../shared/ask-on.ts';
import { Bought } from './Bought.tsx';
import { faceOf } from './order-face.ts';
import { LoginToSee, NoOrder } from './Untold.tsx';
import { useStoreOrder } from './useStoreOrder.ts';

const Place = () => (
  <LoadingState>
    <div className="wrap gift-done">
      <Skeleton height={380} />
    </div>
  </LoadingState>
);

const Order = ({ id, buyer }: { id: string; buyer: string }) => {
  const { data: order, dataUpdatedAt, error, errorUpdateCount, refetch } = useStoreOrder(id);
  // An admin is told everybody's orders, and has bought none of them.
  if (order ? order.userId !== buyer : isRefused(error)) return <NoOrder />;
  if (order && faceOf(order) === 'failed') return <Navigate to={`/giftcard-fail?order=${id}`} replace />;
  if (order) return <Bought order={order} at={dataUpdatedAt} />;
  return isStillPatient(errorUpdateCount) ? <Place /> : <PageError retry={() => void refetch()} />;
};

/**
 * Where the gateway leads back to (`?order=`): what was bought, and when it arrives. The address proves nothing: thanks
 * are for an order that the server tells this buyer is paid.
 */
export default function GiftDonePage() {
  const t = useTranslate();
  const session = useSession();
  const id = useSearchParams()[0].get('order');
  useDocumentTitle(t('storefront.done.title'));
  if (session.status === 'loading') return <PageLoading />;
  if (!id) return <NoOrder />;
  return session.status === 'user' ? <Order id={id} buyer={session.user.id} /> : <LoginToSee />;
}
