import type { ApiSchemas } from '@sargam/kit';
import { giftCardArt, giftCardTextColor, giftCardViewBox } from '@sargam/kit/art';
import { type Html, html, raw } from '../html.ts';
import type { PageContext } from '../page-context.ts';

type Product = ApiSchemas['GiftCardProduct'];

/** The kit's gift card, written. */
export const giftCardFace = (view: PageContext, product: Product): Html => {
  if (product.image)
    return html`<div class="gc"><img class="gart" src="${product.image}" alt="" width="480" height="303"></div>`;
  return html`<div class="gc" style="color:${giftCardTextColor(product._id)}"><svg class="gart" viewBox="${giftCardViewBox}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${raw(giftCardArt(product._id))}</svg><div class="t"><span class="brand">${view.t('kit.brand')}</span><div class="bt"><span class="val">৳${view.count(product.value)}</span></div></div></div>`;
};

/** Where it is bought: its slug in the address, its id where it has none. */
export const giftCardPath = ({ _id, param }: Product): string =>
  `/products/giftCard/${encodeURIComponent(param || _id)}`;
