import {
  ButtonLink,
  CourseCard,
  CourseCardSkeleton,
  EmptyState,
  FailedState,
  Loading,
  useText,
  type Wire,
} from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { featuredCourses } from '../shared/queries.ts';
import { WishHeart } from '../wishlist/WishHeart.tsx';
import { Carousel } from './Carousel.tsx';

const places = [1, 2, 3, 4, 5];

const Nothing = () => {
  const t = useText();
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

const cards = (courses: readonly Wire['CourseCard'][]) =>
  courses.map((course) => (
    <CourseCard key={course._id} course={course} action={<WishHeart course={course} />} />
  ));

/** Featured courses, five at a time on a wide screen. */
export const FeaturedCourses = () => {
  const t = useText();
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
          (isError && <FailedState retry={() => void refetch()} />) ||
          (isPending && (
            <Loading>
              <div className="carou">
                {places.map((place) => (
                  <CourseCardSkeleton key={place} />
                ))}
              </div>
            </Loading>
          )) ||
          (courses.length === 0 && <Nothing />)
        }
      >
        {cards(courses)}
      </Carousel>
    </section>
  );
};
