import type { ApiSchemas } from '@sargam/kit';
import { type Html, html } from '../html.ts';
import { breadcrumbs, itemList } from '../json-ld.ts';
import type { PageContext, PageRenderer } from '../page-context.ts';
import { homeEntry, storeEntry } from '../page-paths.ts';
import { price, sectionHead } from '../parts/cards.ts';
import { giftCardFace, giftCardPath } from '../parts/gift-card.ts';

type Product = ApiSchemas['GiftCardProduct'];

const listedGiftCard = (product: Product) => ({ name: product.name, path: giftCardPath(product) });

const card = (view: PageContext, product: Product): Html =>
  html`<article>${giftCardFace(view, product)}<h3><a href="${giftCardPath(product)}">${product.name}</a></h3>${price(view, product.price, product.oldPrice)}</article>`;

export const store: PageRenderer = async (view) => {
  const { t, api, siteUrl } = view;
  const [list] = await Promise.all([
    api.get<{ data: Product[] }>('/store/product/'),
    api.get('/store/category/'),
  ]);
  const items = list?.data ?? [];
  return {
    head: {
      title: `${t('shell.title.store')} · ${t('kit.brand')}`,
      description: t('shell.public.store_description'),
      canonical: '/store',
      jsonLd: [
        itemList(siteUrl, items.map(listedGiftCard)),
        breadcrumbs(siteUrl, homeEntry(view), storeEntry(view)),
      ],
    },
    body: html`<div class="wrap sec">${sectionHead(t('shell.title.store'), undefined, 'h1')}<div class="fp-grid">${items.map((product) => card(view, product))}</div></div>`,
  };
};
