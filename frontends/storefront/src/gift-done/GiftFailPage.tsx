import './gift-done.css';
import {
  ButtonLink,
  EmptyState,
  Navigate,
  useDocumentTitle,
  useSearchParams,
  useTranslate,
  useUser,
} from '@sargam/kit';
import { type Face, faceOf } from './order-face.ts';
import { type StoreOrder, useStoreOrder } from './useStoreOrder.ts';

type Why = 'failed' | 'cancelled';

/** The order knows better than the address, once it is decided. */
const whyOf = (order: StoreOrder | undefined, told: string | null): Why => {
  if (order?.orderStatus === 'cancelled' || order?.orderStatus === 'failed') return order.orderStatus;
  return told === 'cancelled' ? told : 'failed';
};

/** What this page can say of an order: that it failed, also where the store is yet to hear what the gateway said. */
const failing = new Set<Face>(['failed', 'confirming']);

const doneAt = (order: string) => `/giftcard-successfull?order=${encodeURIComponent(order)}`;

const Failed = ({ why, order }: { why: Why; order: StoreOrder | undefined }) => {
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
          <Contact />
        </div>
      }
    />
  );
};

const Contact = () => (
  <ButtonLink variant="line" to="/contact">
    {useTranslate()('storefront.fail.contact')}
  </ButtonLink>
);

/** A payment that was not decided, of an order that the address does not name. */
const Unknown = () => {
  const t = useTranslate();
  return (
    <EmptyState
      as="h1"
      title={t('storefront.fail.unknown_title')}
      text={t('storefront.fail.unknown')}
      action={
        <div className="row wrapf">
          <ButtonLink to="/studentpanel?tab=3">{t('storefront.payment.history')}</ButtonLink>
          <Contact />
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
  if (id && (isUndecided || (order && !failing.has(faceOf(order)))))
    return <Navigate to={doneAt(id)} replace />;
  return (
    <div className="wrap page-failed">
      {isUndecided ? <Unknown /> : <Failed why={whyOf(order, told)} order={order} />}
    </div>
  );
}
