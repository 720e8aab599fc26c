import { useNavigate, useSearchParams } from '@sargam/kit';
import { useMemo } from 'react';
import { type FilterName, type Filters, readFilters, searchOf } from './course-filters.ts';

/** The filters as the address holds them. Setting one begins at the first page again. */
export const useCourseFilters = () => {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(address), [address]);
  const set = <N extends FilterName>(name: N, value: Filters[N], { replace = false } = {}): void =>
    void navigate(`/allcourses${searchOf({ ...filters, [name]: value, page: 1 })}`, { replace });
  const toPage = (page: number): string => `/allcourses${searchOf({ ...filters, page })}`;
  return { filters, set, toPage };
};
