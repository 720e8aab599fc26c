import { type ApiSchemas, IconButton } from '@sargam/kit';
import { IconHeart, IconHeartCheck } from '@tabler/icons-react';
import { useWishlist } from './useWishlist.ts';
import styles from './wishlist-heart.module.css';

/** Toggle button on a course card. */
export const WishlistHeart = ({ course }: { course: ApiSchemas['CourseCard'] }) => {
  const { isOffered, isInWishlist, setInWishlist } = useWishlist(course, 'storefront.wishlist.added');
  if (!isOffered) return null;
  return (
    <IconButton
      className={styles.heart}
      label="storefront.wishlist.heart"
      values={{ title: course.title }}
      aria-pressed={isInWishlist}
      onClick={() => setInWishlist(!isInWishlist)}
    >
      {isInWishlist ? <IconHeartCheck aria-hidden /> : <IconHeart aria-hidden />}
    </IconButton>
  );
};
