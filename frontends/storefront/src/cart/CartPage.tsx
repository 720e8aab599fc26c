import { layout, PageLoading, useDocumentTitle, useSession, useTranslate } from '@sargam/kit';
import { Cart } from './Cart.tsx';
import cartStyles from './cart.module.css';
import { VisitorCart } from './VisitorCart.tsx';

const steps = ['cart', 'payment', 'classroom'] as const;

const CheckoutSteps = () => {
  const t = useTranslate();
  return (
    <ol className={cartStyles.steps} aria-label={t('storefront.cart.steps')}>
      {steps.map((step, i) => (
        <li key={step} aria-current={i === 0 ? 'step' : undefined}>
          {t(`storefront.cart.step.${step}`)}
        </li>
      ))}
    </ol>
  );
};

export default function CartPage() {
  const t = useTranslate();
  const session = useSession();
  useDocumentTitle(t('storefront.cart.title'));
  if (session.status === 'loading') return <PageLoading />;
  return (
    <div className={`${layout.container} ${cartStyles.page}`}>
      <CheckoutSteps />
      <h1>{t('storefront.cart.heading')}</h1>
      {session.status === 'user' ? <Cart key={session.user.id} user={session.user.id} /> : <VisitorCart />}
    </div>
  );
}
