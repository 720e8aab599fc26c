import { ButtonLink, EmptyMessage, EmptyState, ErrorState, Link, layout, Text } from '@sargam/kit';
import { CourseGrid, CourseGridSkeleton } from '../course-grid/CourseGrid.tsx';
import { searchUrl } from '../search/search-url.ts';
import { type Filters, isFiltered } from './course-filters.ts';
import type { useCourses } from './useCourses.ts';

const NoCourses = ({ filtered, words }: { filtered: boolean; words: string | undefined }) => {
  if (!filtered)
    return (
      <EmptyMessage
        as="h2"
        title="storefront.courses.none"
        text="storefront.courses.none_text"
        link={['/', 'storefront.home']}
      />
    );
  return (
    <EmptyState
      as="h2"
      title={<Text id="storefront.courses.no_match" />}
      text={<Text id="storefront.courses.no_match_text" />}
      action={
        <div className={`${layout.row} ${layout.wrapping}`}>
          <ButtonLink variant="line" to="/allcourses" text="storefront.courses.clear" />
          {words && <Link to={searchUrl({ q: words, page: 1 })} text="storefront.search.everywhere" />}
        </div>
      }
    />
  );
};

type Props = { courses: ReturnType<typeof useCourses>; filters: Filters };

/** Loading, failed, empty or filled. */
export const CourseList = ({ courses, filters }: Props) => {
  if (courses.isPending) return <CourseGridSkeleton />;
  if (!courses.data) return <ErrorState as="h2" retry={() => void courses.refetch()} />;
  if (courses.data.data.length === 0)
    return <NoCourses filtered={isFiltered(filters) || filters.page > 1} words={filters.q} />;
  return <CourseGrid as="h2" courses={courses.data.data} isBusy={courses.isPlaceholderData} />;
};
