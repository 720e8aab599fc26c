import { EmptyMessage, LoadingState, layout, Skeleton } from '@sargam/kit';
import cartStyles from './cart.module.css';

export const CartSkeleton = () => (
  <LoadingState>
    <div className={`${cartStyles.columns} ${cartStyles.loading}`}>
      <div className={layout.column}>
        <Skeleton count={2} height={110} />
      </div>
      <Skeleton height={380} />
    </div>
  </LoadingState>
);

export const EmptyCart = () => (
  <div className={cartStyles.empty}>
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
