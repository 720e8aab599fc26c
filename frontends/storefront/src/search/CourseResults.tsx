import { api, apiQuery, ErrorState, layout, Text, useErrorText } from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CourseGrid, CourseGridSkeleton } from '../course-grid/CourseGrid.tsx';
import { NoResults } from './NoResults.tsx';
import { buildQueryString, PAGE_SIZE, type Search } from './search-url.ts';

/** One page of results. The previous results stay visible while loading. */
export const useSearchResults = (search: Search) => {
  const queryString = buildQueryString(search);
  return useQuery({
    ...apiQuery(`/search/${queryString}${queryString ? '&' : '?'}limit=${PAGE_SIZE}`, ({ signal }) =>
      api.GET('/search/', { params: { query: { ...search, limit: PAGE_SIZE } }, signal }),
    ),
    placeholderData: keepPreviousData,
  });
};

type Props = { results: ReturnType<typeof useSearchResults>; search: Search };

/** The result list, or its state: loading, failed or empty. */
export const CourseResults = ({ results, search }: Props) => {
  const errorText = useErrorText();
  if (results.isPending) return <CourseGridSkeleton count={6} />;
  if (!results.data)
    return <ErrorState as="h2" text={errorText(results.error)} retry={() => void results.refetch()} />;
  if (results.data.courses.length === 0) return <NoResults search={search} results={results.data} />;
  return (
    <section aria-labelledby="found-courses">
      <h2 className={layout.visuallyHidden} id="found-courses">
        <Text id="storefront.search.courses" />
      </h2>
      <CourseGrid courses={results.data.courses} isBusy={results.isPlaceholderData} />
    </section>
  );
};
