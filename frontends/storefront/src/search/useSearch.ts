import { useNavigate, useSearchParams } from '@sargam/kit';
import { useMemo } from 'react';
import { parseSearch, searchAddress } from './search-address.ts';

/** The search in the address. Typing replaces the history entry; choosing a facet adds one. */
export const useSearch = () => {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const search = useMemo(() => parseSearch(searchParams), [searchParams]);
  const setWords = (words: string): void =>
    void navigate(searchAddress(search, { q: words || undefined }), { replace: true });
  return { search, setWords };
};
