import { apiGet, Link, useStudent, useTranslate, useUser, useVisitorCart } from '@sargam/kit';
import { IconShoppingBag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

/** The number of courses in the cart of a student or visitor; undefined for other roles and while loading. */
const useCartCount = (): number | undefined => {
  const user = useUser();
  const visitorCount = useVisitorCart().length;
  const student = useStudent()?.id;
  const { data } = useQuery({
    ...apiGet('/cart/{userId}', { path: { userId: student ?? '' } }),
    enabled: student !== undefined,
  });
  if (!user) return visitorCount || undefined;
  return student ? data?.total : undefined;
};

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
