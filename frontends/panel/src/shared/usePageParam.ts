import { parsePage, useSearchParams } from '@sargam/kit';

/** The page number in the parameter `name`, and URLs of other pages. Other parameters stay unchanged. */
export const usePageParam = (name: string): { page: number; to: (page: number) => string } => {
  const [searchParams] = useSearchParams();
  return {
    page: parsePage(searchParams, name),
    to: (page) => {
      const params = new URLSearchParams(searchParams);
      params.set(name, String(page));
      return `/studentpanel?${params}`;
    },
  };
};
