import { EmptyMessage, LoadingState, layout, Skeleton } from '@sargam/kit';

export const CartSkeleton = () => (
  <LoadingState>
    <div className="co cart-places">
      <div className={layout.column}>
        <Skeleton count={2} height={110} />
      </div>
      <Skeleton height={380} />
    </div>
  </LoadingState>
);

export const EmptyCart = () => (
  <div className="cart-empty">
    <EmptyMessage
      as="h2"
      illustration="cart"
      title="storefront.cart.empty"
      text="storefront.cart.empty_text"
      link={['/allcourses', 'storefront.cart.empty_link']}
      linkVariant="solid"
    />
  </div>
);
