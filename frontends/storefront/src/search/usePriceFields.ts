import { useFormat, useNavigate } from '@sargam/kit';
import { type FormEvent, useState } from 'react';
import { parsePriceRange } from './parse-price-range.ts';
import { type Search, searchAddress } from './search-address.ts';

/** The typed prices. A change of the address (back button, chip) updates the fields. */
export const usePriceFields = (search: Search) => {
  const format = useFormat();
  const navigate = useNavigate();
  const shown = (taka: number | undefined): string => (taka === undefined ? '' : format.digits(taka));
  const inAddress = [shown(search.min), shown(search.max)] as const;
  const [lastInAddress, setLastInAddress] = useState<readonly string[]>(inAddress);
  const [least, setLeast] = useState(inAddress[0]);
  const [most, setMost] = useState(inAddress[1]);
  if (inAddress.join() !== lastInAddress.join()) {
    setLastInAddress(inAddress);
    setLeast(inAddress[0]);
    setMost(inAddress[1]);
  }
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(searchAddress(search, parsePriceRange(least, most)));
  };
  return { min: { value: least, set: setLeast }, max: { value: most, set: setMost }, apply };
};
