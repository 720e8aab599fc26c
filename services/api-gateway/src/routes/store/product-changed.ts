import { DomainError, domainError } from '@sargam/chassis/errors';
import { HttpError } from '../../errors/http-error.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import type { Language } from '../../wire/language.ts';
import { toGiftCardProduct } from './store-mapping.ts';
import type { NewStoreOrder } from './store-order-wire.ts';

const priceChanged = () =>
  domainError.conflict('price-changed', 'The price has changed. Please check the new total and try again.');

/** Rejects a form whose total is not price times quantity: the buyer cannot have seen both (decision M4). */
const requireConsistentTotal = ({ price, quantity, totalPrice }: NewStoreOrder): void => {
  if (price !== undefined && price * BigInt(quantity) !== totalPrice) throw priceChanged();
};

/** Runs the call. A price-changed error gets the current product as a problem member. */
export const withProductOnPriceChange = async <T>(
  { store, callOptional }: HandlerDeps,
  form: NewStoreOrder,
  language: Language,
  call: () => Promise<T>,
): Promise<T> => {
  try {
    requireConsistentTotal(form);
    return await call();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'price-changed') throw error;
    const productId = form.product;
    const product = await callOptional('current product', (extras) =>
      store.getProduct({ productId }, extras),
    );
    throw new HttpError(error, { members: product ? { product: toGiftCardProduct(product, language) } : {} });
  }
};
