import './gift-done.css';
import '../gift-card/gift-card.css';
import '../store/store.css';
import {
  FailedState,
  isApiError,
  Loading,
  Navigate,
  PageLoading,
  Skeleton,
  useSearchParams,
  useSession,
  useText,
  useTitle,
} from '@sargam/kit';
import { Bought } from './Bought.tsx';
import { Confetti } from './Confetti.tsx';
import { faceOf } from './order-face.ts';
import { Thanks } from './Thanks.tsx';
import { useStoreOrder } from './useStoreOrder.ts';

const Order = ({ id }: { id: string }) => {
  const { data: order, isPending, error, refetch } = useStoreOrder(id);
  if (order && faceOf(order) === 'failed') return <Navigate to={`/giftcard-fail?order=${id}`} replace />;
  if (order) return <Bought order={order} />;
  if (isPending)
    return (
      <Loading>
        <Skeleton height={380} />
      </Loading>
    );
  // Somebody else's order, or none: nothing is told of it.
  if (isApiError(error) && error.status >= 400 && error.status < 500) return <Thanks />;
  return <FailedState as="h1" retry={() => void refetch()} />;
};

/** Where the gateway leads back to (`?order=`): what was bought, and when it arrives. */
export default function GiftDonePage() {
  const t = useText();
  const session = useSession();
  const id = useSearchParams()[0].get('order');
  useTitle(t('storefront.done.title'));
  if (session.status === 'loading') return <PageLoading />;
  const isKnown = id !== null && session.status === 'user';
  return (
    <div className="wrap gift-done">
      {!isKnown && <Confetti />}
      {isKnown ? <Order id={id} /> : <Thanks login={session.status === 'visitor'} />}
    </div>
  );
}
