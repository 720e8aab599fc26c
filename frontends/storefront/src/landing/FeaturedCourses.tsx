import {
  CourseCard,
  CourseCardSkeleton,
  EmptyMessage,
  ErrorState,
  LoadingState,
  layout,
  useTranslate,
} from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { featuredCoursesQuery } from '../shared/queries.ts';
import { WishlistHeart } from '../wishlist/WishlistHeart.tsx';
import { Carousel } from './Carousel.tsx';
import styles from './carousel.module.css';

export const FeaturedCourses = () => {
  const t = useTranslate();
  const { data, isPending, isLoadingError, refetch } = useQuery(featuredCoursesQuery());
  const courses = data?.data ?? [];
  return (
    <section className={`${layout.section} ${layout.container}`} aria-labelledby="featured-courses">
      <Carousel
        id="featured-courses"
        title={t('storefront.featured.title')}
        text={t('storefront.featured.text')}
        label={t('storefront.featured.label')}
        all={{ to: '/allcourses', text: t('storefront.featured.all') }}
        empty={
          (isLoadingError && <ErrorState retry={() => void refetch()} />) ||
          (isPending && (
            <LoadingState>
              <div className={styles.row}>
                <CourseCardSkeleton count={5} />
              </div>
            </LoadingState>
          )) ||
          (courses.length === 0 && (
            <EmptyMessage
              title="storefront.featured.empty"
              link={['/allcourses', 'storefront.featured.all']}
            />
          ))
        }
      >
        {courses.map((course) => (
          <CourseCard key={course._id} course={course} action={<WishlistHeart course={course} />} />
        ))}
      </Carousel>
    </section>
  );
};
