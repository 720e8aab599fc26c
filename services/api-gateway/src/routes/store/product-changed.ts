import { DomainError, domainError } from '@sargam/chassis/errors';
import type { Gateway } from '../../gateway.ts';
import { HttpRefusal } from '../../http/http-refusal.ts';
import type { Language } from '../../wire/language.ts';
import { toProduct } from './store-mapping.ts';
import type { NewStoreOrder } from './store-order-wire.ts';

const changed = () =>
  domainError.conflict('price-changed', 'The price has changed. Please check the new total and try again.');

/** A total that is not the price times the quantity cannot be what the screen showed (decision M4). */
const demandAgreement = ({ price, quantity, totalPrice }: NewStoreOrder): void => {
  if (price !== undefined && price * BigInt(quantity) !== totalPrice) throw changed();
};

/** Runs the call; where it is refused because the price changed, the refusal carries the gift card as it is now. */
export const withFreshProduct = async <T>(
  { store, optional }: Gateway,
  form: NewStoreOrder,
  language: Language,
  call: () => Promise<T>,
): Promise<T> => {
  try {
    demandAgreement(form);
    return await call();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'price-changed') throw error;
    const productId = form.product;
    const product = await optional('fresh product', (extras) => store.getProduct({ productId }, extras));
    throw new HttpRefusal(error, { members: product ? { product: toProduct(product, language) } : {} });
  }
};
