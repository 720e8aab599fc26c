import './wishlist.css';
import { type ApiSchemas, ButtonLink, CourseCardSkeleton, EmptyState, useTranslate } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { Faces } from '../../shared/Faces.tsx';
import { usePatient } from '../../shared/patient.ts';
import { cartQuery, wishlistQuery } from '../../shared/queries.ts';
import { useToCart, useWishlistChanges } from './useWishlist.ts';
import { UnsoldCard, WishlistCard } from './WishlistCard.tsx';

const Nothing = () => {
  const t = useTranslate();
  return (
    <EmptyState
      title={t('panel.wishlist.empty')}
      text={t('panel.wishlist.empty_text')}
      action={<ButtonLink to="/allcourses">{t('panel.classroom.browse')}</ButtonLink>}
    />
  );
};

const Shape = () => (
  <div className="wishes" aria-hidden="true">
    <CourseCardSkeleton />
    <CourseCardSkeleton />
    <CourseCardSkeleton />
    <CourseCardSkeleton />
  </div>
);

const Wishes = ({ courses, userId }: { courses: readonly ApiSchemas['CourseCard'][]; userId: string }) => {
  const { remove } = useWishlistChanges(userId);
  const { add, adding } = useToCart(userId);
  const { data: cart } = useQuery(cartQuery(userId));
  return (
    <ul className="wishes">
      {courses.map((course) => (
        <li key={course._id}>
          {course.published ? (
            <WishlistCard
              course={course}
              inCart={cart?.data.some((line) => line.course._id === course._id) ?? false}
              adding={adding === course._id}
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

/** Courses kept for later, the newest first. */
export const WishlistTab = ({ userId }: { userId: string }) => (
  <div className="panel-body">
    <Faces of={usePatient(wishlistQuery(userId))} skeleton={<Shape />}>
      {({ data }) => (data.length === 0 ? <Nothing /> : <Wishes courses={data} userId={userId} />)}
    </Faces>
  </div>
);
