import type { BuildHead } from '@sargam/kit/server';
import { parseSearch } from '../../src/search/search-url.ts';
import { pageTitle } from './page-title.ts';

/** Search results are not indexed, because anyone can put any words into their URL. */
export const searchHead: BuildHead = (context) => {
  const { t, url } = context;
  const { q: words } = parseSearch(url.searchParams);
  return {
    title: pageTitle(context, words ? t('storefront.search.tab', { words }) : t('storefront.search.title')),
    description: t('storefront.head.search_description'),
    noindex: true,
  };
};
