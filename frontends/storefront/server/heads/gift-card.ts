import type { ApiSchemas } from '@sargam/kit';
import type { BuildHead } from '@sargam/kit/server';
import { giftCardQuery } from '../../src/gift-card/useGiftCard.ts';
import { giftCardPath } from '../../src/store/gift-card-path.ts';
import { breadcrumbs, pictureUrl, schemaContext } from './json-ld.ts';
import { giftCardEntry, homeEntry, storeEntry } from './named-paths.ts';
import { pageTitle } from './page-title.ts';
import { headWithoutResponse, readResponse } from './query-responses.ts';

const describeProduct = (product: ApiSchemas['GiftCardProduct'], siteUrl: string) => ({
  ...schemaContext,
  '@type': 'Product',
  name: product.name,
  description: product.description || undefined,
  image: pictureUrl(product.image, siteUrl),
  offers: {
    '@type': 'Offer',
    price: product.price.toFixed(2),
    priceCurrency: 'BDT',
    availability: 'https://schema.org/InStock',
    url: siteUrl + giftCardPath(product),
  },
});

/** A gift card, by its slug or id. The canonical URL contains the slug if there is one. */
export const giftCardHead: BuildHead = (context) => {
  const { t, params, siteUrl } = context;
  const query = giftCardQuery(params.id ?? '');
  const product = readResponse(context, query);
  if (!product)
    return headWithoutResponse(context, query, pageTitle(context, t('storefront.head.gift_card_title')));
  return {
    title: pageTitle(context, product.name),
    description: product.description || t('storefront.head.store_description'),
    canonical: giftCardPath(product),
    image: product.image ?? undefined,
    jsonLd: [
      describeProduct(product, siteUrl),
      breadcrumbs(siteUrl, homeEntry(context), storeEntry(context), giftCardEntry(product)),
    ],
  };
};
