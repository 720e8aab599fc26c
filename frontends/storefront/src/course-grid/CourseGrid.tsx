import { type ApiSchemas, CourseCard, CourseCardSkeleton, LoadingState } from '@sargam/kit';
import { WishlistHeart } from '../wishlist/WishlistHeart.tsx';
import styles from './course-grid.module.css';

type Props = { courses: readonly ApiSchemas['CourseCard'][]; as?: 'h2'; isBusy?: boolean };

/** Course cards with a wishlist button. `isBusy`: the cards of the next page are loading. */
export const CourseGrid = ({ courses, as, isBusy }: Props) => (
  <ul className={styles.grid} aria-busy={isBusy}>
    {courses.map((course) => (
      <li key={course._id}>
        <CourseCard as={as} course={course} action={<WishlistHeart course={course} />} />
      </li>
    ))}
  </ul>
);

export const CourseGridSkeleton = ({ count = 8 }: { count?: number }) => (
  <LoadingState>
    <div className={styles.grid}>
      <CourseCardSkeleton count={count} />
    </div>
  </LoadingState>
);
