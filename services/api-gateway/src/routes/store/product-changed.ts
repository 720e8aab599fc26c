import { domainError } from '@sargam/chassis/errors';
import type { Language } from '../../api/language.ts';
import { addProblemMembers } from '../../errors/add-problem-members.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import type { NewStoreOrder } from './store-order-form.ts';
import { GiftCardProduct } from './store-response.ts';

const priceChanged = () =>
  domainError.conflict('price-changed', 'The price has changed. Please check the new total and try again.');

/** Rejects a form whose total is not price times quantity: the buyer cannot have seen both (decision M4). */
const requireConsistentTotal = ({ price, quantity, totalPrice }: NewStoreOrder): void => {
  if (price !== undefined && price * BigInt(quantity) !== totalPrice) throw priceChanged();
};

/** Runs the call. A price-changed error gets the current product as a problem member. */
export const withProductOnPriceChange = <T>(
  { store, callOptional }: HandlerDeps,
  form: NewStoreOrder,
  language: Language,
  call: () => Promise<T>,
): Promise<T> =>
  addProblemMembers(
    'price-changed',
    async () => {
      requireConsistentTotal(form);
      return call();
    },
    async () => {
      const product = await callOptional('current product', (options) =>
        store.getProduct({ productId: form.product }, options),
      );
      return product ? { product: GiftCardProduct.toResponse(product, language) } : {};
    },
  );
