import { useNavigate, useSearchParams } from '@sargam/kit';
import { useMemo } from 'react';
import { buildQueryString, type FilterName, type Filters, parseFilters } from './course-filters.ts';

/** Filters from the address. Setting a filter goes to the first page. */
export const useCourseFilters = () => {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => parseFilters(address), [address]);
  const setFilter = <N extends FilterName>(name: N, value: Filters[N], { replace = false } = {}): void =>
    void navigate(`/allcourses${buildQueryString({ ...filters, [name]: value, page: 1 })}`, { replace });
  const toPage = (page: number): string => `/allcourses${buildQueryString({ ...filters, page })}`;
  return { filters, setFilter, toPage };
};
