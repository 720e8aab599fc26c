import './cart.css';
import './checkout-summary.css';
import { PageLoading, useDocumentTitle, useSession, useTranslate } from '@sargam/kit';
import { Cart } from './Cart.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { VisitorCart } from './VisitorCart.tsx';

export default function CartPage() {
  const t = useTranslate();
  const session = useSession();
  useDocumentTitle(t('storefront.cart.title'));
  if (session.status === 'loading') return <PageLoading />;
  return (
    <div className="wrap cart">
      <CheckoutSteps />
      <h1>{t('storefront.cart.heading')}</h1>
      {session.status === 'user' ? <Cart key={session.user.id} user={session.user.id} /> : <VisitorCart />}
    </div>
  );
}
