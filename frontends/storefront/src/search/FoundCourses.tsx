import { CourseCard, ErrorState, useErrorText, useTranslate } from '@sargam/kit';
import { CourseGridLoading } from '../shared/CourseGridLoading.tsx';
import { WishHeart } from '../wishlist/WishHeart.tsx';
import { Nothing } from './Nothing.tsx';
import type { Search } from './search-address.ts';
import type { useFound } from './useFound.ts';

type Props = { found: ReturnType<typeof useFound>; search: Search };

/** The four faces of the courses. */
export const FoundCourses = ({ found, search }: Props) => {
  const t = useTranslate();
  const errorText = useErrorText();
  if (found.isPending) return <CourseGridLoading places={6} />;
  if (!found.data)
    return <ErrorState as="h2" text={errorText(found.error)} retry={() => void found.refetch()} />;
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
