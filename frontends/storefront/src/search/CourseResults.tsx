import { CourseCard, ErrorState, useErrorText, useTranslate } from '@sargam/kit';
import { CourseGridSkeleton } from '../shared/CourseGridSkeleton.tsx';
import { WishlistHeart } from '../wishlist/WishlistHeart.tsx';
import { NoResults } from './NoResults.tsx';
import type { Search } from './search-address.ts';
import type { useSearchResults } from './useSearchResults.ts';

type Props = { results: ReturnType<typeof useSearchResults>; search: Search };

/** Loading, failed, empty or filled. */
export const CourseResults = ({ results, search }: Props) => {
  const t = useTranslate();
  const errorText = useErrorText();
  if (results.isPending) return <CourseGridSkeleton places={6} />;
  if (!results.data)
    return <ErrorState as="h2" text={errorText(results.error)} retry={() => void results.refetch()} />;
  if (results.data.courses.length === 0) return <NoResults search={search} results={results.data} />;
  return (
    <section aria-labelledby="found-courses">
      <h2 className="vh" id="found-courses">
        {t('storefront.search.courses')}
      </h2>
      <ul className="course-grid" aria-busy={results.isPlaceholderData}>
        {results.data.courses.map((course) => (
          <li key={course._id}>
            <CourseCard course={course} action={<WishlistHeart course={course} />} />
          </li>
        ))}
      </ul>
    </section>
  );
};
