import { type ApiSchemas, CourseCardSkeleton, EmptyMessage } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import panelStyles from '../../shared/panel.module.css';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { cartQuery, wishlistQuery } from '../../shared/queries.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { UnsoldCard, WishlistCard } from './WishlistCard.tsx';
import { useAddToCart, useRemoveFromWishlist } from './wishlist-mutations.ts';

const EmptyWishlist = () => (
  <EmptyMessage
    title="panel.wishlist.empty"
    text="panel.wishlist.empty_text"
    link={['/allcourses', 'panel.classroom.browse']}
    linkVariant="solid"
  />
);

const WishlistSkeleton = () => (
  <div className={panelStyles.courses} aria-hidden="true">
    <CourseCardSkeleton count={4} />
  </div>
);

type Props = { courses: readonly ApiSchemas['CourseCard'][]; userId: string };

const WishlistItems = ({ courses, userId }: Props) => {
  const { remove } = useRemoveFromWishlist(userId);
  const { add, addingId } = useAddToCart(userId);
  const { data: cart } = useQuery(cartQuery(userId));
  return (
    <ul className={panelStyles.courses}>
      {courses.map((course) => (
        <li key={course._id}>
          {course.published ? (
            <WishlistCard
              course={course}
              isInCart={cart?.data.some((line) => line.course._id === course._id) ?? false}
              isAdding={addingId === course._id}
              add={() => add(course)}
              remove={() => remove(course)}
            />
          ) : (
            <UnsoldCard course={course} remove={() => remove(course)} />
          )}
        </li>
      ))}
    </ul>
  );
};

/** Newest first. */
export const WishlistTab = ({ userId }: { userId: string }) => (
  <div className={panelStyles.body}>
    <QueryStates state={useRetryingQuery(wishlistQuery(userId))} skeleton={<WishlistSkeleton />}>
      {({ data }) =>
        data.length === 0 ? <EmptyWishlist /> : <WishlistItems courses={data} userId={userId} />
      }
    </QueryStates>
  </div>
);
