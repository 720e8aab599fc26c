import { useSearchParams } from '@sargam/kit';
import { parsePage } from './parse-page.ts';

/** The page of one of the lists on a tab, and the addresses of the others; the rest of the address stays. */
export const usePageParam = (name: string): { page: number; to: (page: number) => string } => {
  const [address] = useSearchParams();
  return {
    page: parsePage(address.get(name)),
    to: (page) => {
      const there = new URLSearchParams(address);
      there.set(name, String(page));
      return `/studentpanel?${there}`;
    },
  };
};
