import type { BuildHead } from '@sargam/kit/server';
import { giftCardsQuery } from '../../src/store/useGiftCards.ts';
import { breadcrumbs, itemList } from './json-ld.ts';
import { giftCardEntry, homeEntry, storeEntry } from './named-paths.ts';
import { pageTitle } from './page-title.ts';
import { readResponse } from './query-responses.ts';

/** The store with all gift cards. A category in the URL does not change the head. */
export const storeHead: BuildHead = (context) => {
  const { t, siteUrl } = context;
  const products = readResponse(context, giftCardsQuery())?.data ?? [];
  return {
    title: pageTitle(context, t('storefront.store.title')),
    description: t('storefront.head.store_description'),
    canonical: '/store',
    jsonLd: [
      itemList(siteUrl, products.map(giftCardEntry)),
      breadcrumbs(siteUrl, homeEntry(context), storeEntry(context)),
    ],
  };
};
