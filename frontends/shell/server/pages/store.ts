import type { Wire } from '@sargam/kit';
import { giftCardArt, giftCardBox, giftCardInk } from '@sargam/kit/art';
import { type Html, html, raw } from '../html.ts';
import { price, sectionHead } from '../parts/cards.ts';
import type { View, Writer } from '../view.ts';

type Product = Wire['GiftCardProduct'];

const card = (view: View, product: Product): Html =>
  html`<article><div class="gc" style="color:${giftCardInk(product._id)}"><svg class="gart" viewBox="${giftCardBox}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${raw(giftCardArt(product._id))}</svg><div class="t"><span class="brand">${view.t('kit.brand')}</span><div class="bt"><span class="val">${view.money(product.value)}</span></div></div></div><h3>${product.name}</h3>${price(view, product.price, product.oldPrice)}</article>`;

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
