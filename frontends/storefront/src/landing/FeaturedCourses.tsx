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
import { featuredCourses } from '../shared/queries.ts';
import { WishHeart } from '../wishlist/WishHeart.tsx';
import { Carousel } from './Carousel.tsx';

const places = [1, 2, 3, 4, 5];

const Nothing = () => {
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

const cards = (courses: readonly ApiSchemas['CourseCard'][]) =>
  courses.map((course) => (
    <CourseCard key={course._id} course={course} action={<WishHeart course={course} />} />
  ));

/** Featured courses, five at a time on a wide screen. */
export const FeaturedCourses = () => {
  const t = useTranslate();
  const { data, isPending, isError, refetch } = useQuery(featuredCourses());
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
                {places.map((place) => (
                  <CourseCardSkeleton key={place} />
                ))}
              </div>
            </LoadingState>
          )) ||
          (courses.length === 0 && <Nothing />)
        }
      >
        {cards(courses)}
      </Carousel>
    </section>
  );
};
