import { Link, useTranslate } from '@sargam/kit';
import { IconShoppingBag } from '@tabler/icons-react';
import { useCartCount } from './useCartCount.ts';

/** A link to the cart. A dot and the accessible name show that the cart is not empty. */
export const CartLink = () => {
  const t = useTranslate();
  const count = useCartCount();
  const label = count === undefined ? t('shell.nav.cart') : t('shell.nav.cart_items', { count });
  return (
    <Link className={count ? 'ib dot' : 'ib'} to="/cart" aria-label={label} title={label}>
      <IconShoppingBag aria-hidden />
    </Link>
  );
};
