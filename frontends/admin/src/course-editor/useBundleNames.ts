import { apiGet } from '@sargam/kit';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';

/** The titles of the bundled courses by their ids. A title that has not loaded yet is the id. */
export const useBundleNames = (ids: readonly string[]): ReadonlyMap<string, string> => {
  const queries = useQueries({ queries: ids.map((id) => apiGet('/course/{id}/', { path: { id } })) });
  const names = queries.map(({ data }) => data?.title).join('\n');
  return useMemo(() => new Map(ids.map((id, index) => [id, names.split('\n')[index] || id])), [ids, names]);
};
