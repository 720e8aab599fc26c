import { ButtonLink, EmptyState, LoadingState, Skeleton, useTranslate } from '@sargam/kit';

const skeletonRows = [1, 2];

export const CartSkeleton = () => (
  <LoadingState>
    <div className="co cart-places">
      <div className="col">
        {skeletonRows.map((place) => (
          <Skeleton key={place} height={110} />
        ))}
      </div>
      <Skeleton height={380} />
    </div>
  </LoadingState>
);

export const EmptyCart = () => {
  const t = useTranslate();
  return (
    <div className="cart-empty">
      <EmptyState
        as="h2"
        illustration="cart"
        title={t('storefront.cart.empty')}
        text={t('storefront.cart.empty_text')}
        action={
          <ButtonLink variant="solid" to="/allcourses">
            {t('storefront.cart.empty_link')}
          </ButtonLink>
        }
      />
    </div>
  );
};
