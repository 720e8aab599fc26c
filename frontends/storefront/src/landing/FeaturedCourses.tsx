import {
  type ApiSchemas,
  ButtonLink,
  CourseCard,
  CourseCardSkeleton,
  EmptyState,
  ErrorState,
  LoadingState,
  useTranslate,
} from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { featuredCoursesQuery } from '../shared/queries.ts';
import { WishlistHeart } from '../wishlist/WishlistHeart.tsx';
import { Carousel } from './Carousel.tsx';

const skeletonCards = [1, 2, 3, 4, 5];

const NoFeaturedCourses = () => {
  const t = useTranslate();
  return (
    <EmptyState
      title={t('storefront.featured.empty')}
      action={
        <ButtonLink variant="line" to="/allcourses">
          {t('storefront.featured.all')}
        </ButtonLink>
      }
    />
  );
};

const renderCards = (courses: readonly ApiSchemas['CourseCard'][]) =>
  courses.map((course) => (
    <CourseCard key={course._id} course={course} action={<WishlistHeart course={course} />} />
  ));

export const FeaturedCourses = () => {
  const t = useTranslate();
  const { data, isPending, isError, refetch } = useQuery(featuredCoursesQuery());
  const courses = data?.data ?? [];
  return (
    <section className="sec wrap" aria-labelledby="featured-courses">
      <Carousel
        id="featured-courses"
        title={t('storefront.featured.title')}
        text={t('storefront.featured.text')}
        label={t('storefront.featured.label')}
        all={{ to: '/allcourses', text: t('storefront.featured.all') }}
        empty={
          (isError && <ErrorState retry={() => void refetch()} />) ||
          (isPending && (
            <LoadingState>
              <div className="carou">
                {skeletonCards.map((place) => (
                  <CourseCardSkeleton key={place} />
                ))}
              </div>
            </LoadingState>
          )) ||
          (courses.length === 0 && <NoFeaturedCourses />)
        }
      >
        {renderCards(courses)}
      </Carousel>
    </section>
  );
};
