import type { ApiSchemas } from '@sargam/kit';

export type Category = ApiSchemas['FreebieCategory'];

/** In the order of the pills; `satisfies` keeps them those of the wire. */
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

/** What the address asks for; a category that is none is no filter. */
export const parseFilter = (address: URLSearchParams): Filter => ({
  catagory: categories.find((known) => known === address.get('catagory')),
  page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
});

/** `?catagory=Drums&page=2`, empty for everything from the start; the shell's server asks in the same order. */
export const buildQueryString = ({ catagory, page }: Filter): string => {
  const search = new URLSearchParams();
  if (catagory) search.set('catagory', catagory);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '';
};
