import { CourseCard, ErrorState, useErrorText, useTranslate } from '@sargam/kit';
import { CourseGridSkeleton } from '../shared/CourseGridSkeleton.tsx';
import { WishlistHeart } from '../wishlist/WishlistHeart.tsx';
import { NoResults } from './NoResults.tsx';
import type { Search } from './search-address.ts';
import type { useSearchResults } from './useSearchResults.ts';

type Props = { found: ReturnType<typeof useSearchResults>; search: Search };

/** The four faces of the courses. */
export const CourseResults = ({ found, search }: Props) => {
  const t = useTranslate();
  const errorText = useErrorText();
  if (found.isPending) return <CourseGridSkeleton places={6} />;
  if (!found.data)
    return <ErrorState as="h2" text={errorText(found.error)} retry={() => void found.refetch()} />;
  if (found.data.courses.length === 0) return <NoResults search={search} found={found.data} />;
  return (
    <section aria-labelledby="found-courses">
      <h2 className="vh" id="found-courses">
        {t('storefront.search.courses')}
      </h2>
      <ul className="course-grid" aria-busy={found.isPlaceholderData}>
        {found.data.courses.map((course) => (
          <li key={course._id}>
            <CourseCard course={course} action={<WishlistHeart course={course} />} />
          </li>
        ))}
      </ul>
    </section>
  );
};
