import { Refusal } from '@sargam/chassis/errors';
import { Quote as QuoteMessage } from '@sargam/proto/commerce/v1/commerce';
import type { Gateway } from '../../gateway.ts';
import { HttpRefusal } from '../../http/http-refusal.ts';
import { toQuote } from '../cart/cart-mapping.ts';

interface Buying {
  readonly studentId: string;
  readonly couponCode: string;
  readonly keepWallet?: boolean;
}

/** Runs the call; where it is refused because the price changed, the refusal carries what is to pay now. */
export const withFreshQuote = async <T>(
  gateway: Gateway,
  buying: Buying,
  call: () => Promise<T>,
): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'price-changed') throw error;
    const quote = quoteIn(error) ?? (await freshQuote(gateway, buying));
    throw new HttpRefusal(error, { members: quote ? { quote: toQuote(quote) } : {} });
  }
};

/** The quote that commerce sent along: of the order where there is one, whose hold a quote of the cart would miss. */
const quoteIn = ({ detail }: Refusal): QuoteMessage | undefined =>
  detail?.['quote'] === undefined ? undefined : QuoteMessage.fromJSON(JSON.parse(detail['quote']));

const freshQuote = ({ commerce, optional }: Gateway, buying: Buying) =>
  optional('fresh quote', (extras) => commerce.getQuote(buying, extras));
