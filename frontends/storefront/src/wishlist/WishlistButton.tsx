import { type ApiSchemas, Button, useTranslate } from '@sargam/kit';
import { IconHeart } from '@tabler/icons-react';
import { useWishlist } from './useWishlist.ts';

/** On the course's own page; hidden once the course is in the wishlist, as specified. */
export const WishlistButton = ({ course }: { course: ApiSchemas['CourseCard'] }) => {
  const t = useTranslate();
  const { offered, isIn, busy, change } = useWishlist(course, 'storefront.wishlist.course_added');
  if (!offered || isIn) return null;
  return (
    <Button
      variant="line"
      size="lg"
      busy={busy}
      icon={<IconHeart aria-hidden />}
      onClick={() => change(true)}
    >
      {t('storefront.wishlist.add')}
    </Button>
  );
};
