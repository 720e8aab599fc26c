import { type ApiSchemas, parsePage, translatedCategories } from '@sargam/kit';
import { buildListQuery } from '../shared/list-query.ts';

export type Category = ApiSchemas['FreebieCategory'];

/** In display order. */
export const categories = ['FAQ', 'Info', ...translatedCategories] as const satisfies readonly Category[];

export type Filter = { catagory?: Category; page: number };

export const PAGE_SIZE = 12;

/** Unknown categories are ignored. */
export const parseFilter = (searchParams: URLSearchParams): Filter => ({
  catagory: categories.find((category) => category === searchParams.get('catagory')),
  page: parsePage(searchParams),
});

export const buildQueryString = (filter: Filter): string => buildListQuery(['catagory'], filter);
