import './cart.css';
import { Navigate, PageLoading, toast, useSession, useText, useTitle } from '@sargam/kit';
import { useEffect } from 'react';
import { Cart } from './Cart.tsx';

const LoginFirst = () => {
  const t = useText();
  useEffect(() => void toast.error(t('kit.auth.login_first')), [t]);
  return <Navigate to="/login?redirect=cart" replace />;
};

export default function CartPage() {
  const t = useText();
  const session = useSession();
  useTitle(t('storefront.cart.title'));
  if (session.status === 'loading') return <PageLoading />;
  if (session.status !== 'user') return <LoginFirst />;
  return <Cart key={session.user.id} user={session.user.id} />;
}
