import './wishlist-heart.css';
import { type ApiSchemas, IconButton, useTranslate } from '@sargam/kit';
import { IconHeart, IconHeartCheck } from '@tabler/icons-react';
import { useWishlist } from './useWishlist.ts';

/** On a course's card: pressed while the course is in the wishlist. */
export const WishlistHeart = ({ course }: { course: ApiSchemas['CourseCard'] }) => {
  const t = useTranslate();
  const { offered, isIn, change } = useWishlist(course, 'storefront.wishlist.added');
  if (!offered) return null;
  return (
    <IconButton
      className="like"
      label={t('storefront.wishlist.heart', { title: course.title })}
      aria-pressed={isIn}
      onClick={() => change(!isIn)}
    >
      {isIn ? <IconHeartCheck aria-hidden /> : <IconHeart aria-hidden />}
    </IconButton>
  );
};
