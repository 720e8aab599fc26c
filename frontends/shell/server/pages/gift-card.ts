import type { ApiSchemas } from '@sargam/kit';
import { html } from '../html.ts';
import { breadcrumbs } from '../json-ld.ts';
import type { PageContext, PageRenderer, RenderedPage } from '../page-context.ts';
import { homeEntry, storeEntry } from '../page-paths.ts';
import { price } from '../parts/cards.ts';
import { giftCardFace, giftCardPath } from '../parts/gift-card.ts';

type Product = ApiSchemas['GiftCardProduct'];

const described = (product: Product, siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  description: product.description || undefined,
  image: product.image ? new URL(product.image, siteUrl).href : undefined,
  offers: {
    '@type': 'Offer',
    price: product.price.toFixed(2),
    priceCurrency: 'BDT',
    availability: 'https://schema.org/InStock',
    url: siteUrl + giftCardPath(product),
  },
});

const nothing = ({ t }: PageContext, isMissing: boolean): RenderedPage => ({
  head: { title: `${t('shell.title.gift_card')} · ${t('kit.brand')}`, noindex: isMissing },
  body: html``,
  status: isMissing ? 404 : 200,
});

/** A gift card on sale, by its slug or id. */
export const giftCard: PageRenderer = async (view) => {
  const { t, api, url, siteUrl } = view;
  const path = `/store/product/${url.pathname.split('/')[3] ?? ''}`;
  const product = await api.get<Product>(path);
  if (!product) return nothing(view, api.notFoundPaths.has(path));
  return {
    head: {
      title: `${product.name} · ${t('kit.brand')}`,
      description: product.description || t('shell.public.store_description'),
      canonical: giftCardPath(product),
      image: product.image ?? undefined,
      jsonLd: [
        described(product, siteUrl),
        breadcrumbs(siteUrl, homeEntry(view), storeEntry(view), {
          name: product.name,
          path: giftCardPath(product),
        }),
      ],
    },
    body: html`<div class="wrap fp-two fp-even"><div>${giftCardFace(view, product)}</div><article><h1>${product.name}</h1>${price(view, product.price, product.oldPrice)}<p class="muted">${product.description}</p></article></div>`,
  };
};
