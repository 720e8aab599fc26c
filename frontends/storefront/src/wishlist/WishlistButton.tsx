import { type ApiSchemas, Button } from '@sargam/kit';
import { IconHeart } from '@tabler/icons-react';
import { useWishlist } from './useWishlist.ts';

/** For the course page. Hidden once the course is in the wishlist. */
export const WishlistButton = ({ course }: { course: ApiSchemas['CourseCard'] }) => {
  const { isOffered, isInWishlist, busy, setInWishlist } = useWishlist(
    course,
    'storefront.wishlist.course_added',
  );
  if (!isOffered || isInWishlist) return null;
  return (
    <Button
      variant="line"
      size="large"
      busy={busy}
      icon={<IconHeart aria-hidden />}
      onClick={() => setInWishlist(true)}
      text="storefront.wishlist.add"
    />
  );
};
