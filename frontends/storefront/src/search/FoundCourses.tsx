import { CourseCard, CourseCardSkeleton, FailedState, Loading, useErrorText, useText } from '@sargam/kit';
import { WishHeart } from '../wishlist/WishHeart.tsx';
import { Nothing } from './Nothing.tsx';
import type { Search } from './search-address.ts';
import type { useFound } from './useFound.ts';

const places = [1, 2, 3, 4, 5, 6];

type Props = { found: ReturnType<typeof useFound>; search: Search };

/** The four faces of the courses. */
export const FoundCourses = ({ found, search }: Props) => {
  const t = useText();
  const errorText = useErrorText();
  if (found.isPending)
    return (
      <Loading>
        <div className="course-grid">
          {places.map((place) => (
            <CourseCardSkeleton key={place} />
          ))}
        </div>
      </Loading>
    );
  if (!found.data)
    return <FailedState as="h2" text={errorText(found.error)} retry={() => void found.refetch()} />;
  if (found.data.courses.length === 0) return <Nothing search={search} found={found.data} />;
  return (
    <section aria-labelledby="found-courses">
      <h2 className="vh" id="found-courses">
        {t('storefront.search.courses')}
      </h2>
      <ul className="course-grid" aria-busy={found.isPlaceholderData}>
        {found.data.courses.map((course) => (
          <li key={course._id}>
            <CourseCard course={course} action={<WishHeart course={course} />} />
          </li>
        ))}
      </ul>
    </section>
  );
};
