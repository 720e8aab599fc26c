import type { Wire } from '@sargam/kit';
import { type Html, html } from '../html.ts';
import { price, sectionHead } from '../parts/cards.ts';
import { giftCardFace, giftCardPath } from '../parts/gift-card.ts';
import type { View, Writer } from '../view.ts';

type Product = Wire['GiftCardProduct'];

const card = (view: View, product: Product): Html =>
  html`<article>${giftCardFace(view, product)}<h3><a href="${giftCardPath(product)}">${product.name}</a></h3>${price(view, product.price, product.oldPrice)}</article>`;

export const store: Writer = async (view) => {
  const { t, api } = view;
  const [list] = await Promise.all([
    api.get<{ data: Product[] }>('/store/product/'),
    api.get('/store/category/'),
  ]);
  return {
    head: {
      title: `${t('shell.title.store')} · ${t('kit.brand')}`,
      description: t('shell.public.store_description'),
      canonical: '/store',
    },
    body: html`<div class="wrap sec">${sectionHead(t('shell.title.store'), undefined, 'h1')}<div class="fp-grid">${(list?.data ?? []).map((product) => card(view, product))}</div></div>`,
  };
};
