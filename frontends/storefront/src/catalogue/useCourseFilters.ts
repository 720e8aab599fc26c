import { useNavigate, useSearchParams } from '@sargam/kit';
import { useMemo } from 'react';
import { buildQueryString, type FilterName, type Filters, parseFilters } from './course-filters.ts';

/** The filters as the address holds them. Setting one begins at the first page again. */
export const useCourseFilters = () => {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => parseFilters(address), [address]);
  const set = <N extends FilterName>(name: N, value: Filters[N], { replace = false } = {}): void =>
    void navigate(`/allcourses${buildQueryString({ ...filters, [name]: value, page: 1 })}`, { replace });
  const toPage = (page: number): string => `/allcourses${buildQueryString({ ...filters, page })}`;
  return { filters, set, toPage };
};
