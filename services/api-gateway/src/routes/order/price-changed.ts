import { Refusal } from '@sargam/chassis/errors';
import type { Gateway } from '../../gateway.ts';
import { HttpRefusal } from '../../http/http-refusal.ts';
import { toQuote } from '../cart/cart-mapping.ts';

/** Runs the call; where it is refused because the price changed, the refusal carries what the cart costs now. */
export const withFreshQuote = async <T>(
  { commerce, optional }: Gateway,
  studentId: string,
  couponCode: string,
  call: () => Promise<T>,
): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'price-changed') throw error;
    const quote = await optional('fresh quote', (extras) =>
      commerce.getQuote({ studentId, couponCode }, extras),
    );
    throw new HttpRefusal(error, { members: quote ? { quote: toQuote(quote) } : {} });
  }
};
