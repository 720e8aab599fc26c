import './gift-done.css';
import { ButtonLink, EmptyState, Navigate, useSearchParams, useText, useTitle, useUser } from '@sargam/kit';
import { type StoreOrder, useStoreOrder } from './useStoreOrder.ts';

type Why = 'failed' | 'cancelled' | 'review';
const whys = ['cancelled', 'review'] as const;

/** The order knows better than the address, once it is decided. */
const whyOf = (order: StoreOrder | undefined, told: string | null): Why => {
  if (order?.orderStatus === 'cancelled' || order?.orderStatus === 'failed') return order.orderStatus;
  return whys.find((known) => known === told) ?? 'failed';
};

/** The payment of a gift card did not come through (`?order=&why=`): another try, or a word to us. */
export default function GiftFailPage() {
  const t = useText();
  const [address] = useSearchParams();
  const id = address.get('order');
  const user = useUser();
  const { data: order } = useStoreOrder(user && id ? id : undefined);
  const why = whyOf(order, address.get('why'));
  useTitle(t('storefront.done.title'));
  // It came through after all: the gateway's word may arrive later than the browser.
  if (order?.isPaid) return <Navigate to={`/giftcard-successfull?order=${order._id}`} replace />;
  const product = order?.orderItem.product;
  return (
    <div className="wrap page-failed">
      <EmptyState
        as="h1"
        drawing="snapped"
        title={t('storefront.fail.title')}
        text={t(`storefront.fail.${why}`)}
        action={
          <div className="row wrapf">
            {why !== 'review' && (
              <ButtonLink to={product ? `/products/giftCard/${product}` : '/store'}>
                {t('storefront.fail.retry')}
              </ButtonLink>
            )}
            <ButtonLink variant="line" to="/contact">
              {t('storefront.fail.contact')}
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}
