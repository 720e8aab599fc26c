import { useFormat, useNavigate } from '@sargam/kit';
import { type FormEvent, useState } from 'react';
import { parsePriceRange } from './parse-price-range.ts';
import { type Search, searchAddress } from './search-address.ts';

/** The two prices as they are typed. Those that come with the address (going back, a chip) are put into the fields. */
export const usePriceFields = (search: Search) => {
  const format = useFormat();
  const navigate = useNavigate();
  const shown = (taka: number | undefined): string => (taka === undefined ? '' : format.digits(taka));
  const asked = [shown(search.min), shown(search.max)] as const;
  const [seen, setSeen] = useState<readonly string[]>(asked);
  const [least, setLeast] = useState(asked[0]);
  const [most, setMost] = useState(asked[1]);
  if (asked.join() !== seen.join()) {
    setSeen(asked);
    setLeast(asked[0]);
    setMost(asked[1]);
  }
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(searchAddress(search, parsePriceRange(least, most)));
  };
  return { min: { value: least, set: setLeast }, max: { value: most, set: setMost }, apply };
};
