import { useNavigate, useSearchParams } from '@sargam/kit';
import { useMemo } from 'react';
import { parseSearch, searchAddress } from './search-address.ts';

/** What the address searches for. Typing changes the address where it is; choosing a facet is a step of its own. */
export const useSearch = () => {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const search = useMemo(() => parseSearch(address), [address]);
  const setWords = (words: string): void =>
    void navigate(searchAddress(search, { q: words || undefined }), { replace: true });
  return { search, setWords };
};
