import { type ApiSchemas, parsePage } from '@sargam/kit';

export type Category = ApiSchemas['FreebieCategory'];

/** In display order. */
export const categories = [
  'FAQ',
  'Info',
  'Guitar',
  'Bass Guitar',
  'Drums',
  'Piano & Keyboard',
  'Sound Engineering',
] as const satisfies readonly Category[];

export type Filter = { catagory?: Category; page: number };

export const PAGE_SIZE = 12;

/** Unknown categories are ignored. */
export const parseFilter = (searchParams: URLSearchParams): Filter => ({
  catagory: categories.find((known) => known === searchParams.get('catagory')),
  page: parsePage(searchParams),
});

/** `?catagory=Drums&page=2`; empty for the first page without a filter. The shell's server uses the same parameter order. */
export const buildQueryString = ({ catagory, page }: Filter): string => {
  const params = new URLSearchParams();
  if (catagory) params.set('catagory', catagory);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
};
