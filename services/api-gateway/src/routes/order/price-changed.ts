import { DomainError } from '@sargam/chassis/errors';
import { Quote as QuoteMessage } from '@sargam/proto/commerce/v1/commerce';
import type { Gateway } from '../../gateway.ts';
import { HttpRefusal } from '../../http/http-refusal.ts';
import { toCourseOffer, toQuote } from '../cart/cart-mapping.ts';

interface Buying {
  readonly studentId: string;
  readonly couponCode: string;
  readonly keepWallet?: boolean;
}

type Members = Readonly<Record<string, unknown>>;

const orRefusedWith = async <T>(
  call: () => Promise<T>,
  members: (refusal: DomainError) => Promise<Members>,
): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'price-changed') throw error;
    throw new HttpRefusal(error, { members: await members(error) });
  }
};

/** Runs the call; where it is refused because the price changed, the refusal carries what is to pay now. */
export const withFreshQuote = <T>(gateway: Gateway, buying: Buying, call: () => Promise<T>): Promise<T> =>
  orRefusedWith(call, (refusal) => quoteMember(gateway, buying, refusal));

/** The same for one course that is put into the cart: what each of its tiers costs this student now goes along. */
export const withFreshOffers = <T>(
  gateway: Gateway,
  { studentId, courseId }: { readonly studentId: string; readonly courseId: string },
  call: () => Promise<T>,
): Promise<T> =>
  orRefusedWith(call, async (refusal) => {
    const [quote, offers] = await Promise.all([
      quoteMember(gateway, { studentId, couponCode: '' }, refusal),
      gateway.optional('fresh offers', (extras) =>
        gateway.commerce.getCourseOffers({ studentId, courseId }, extras),
      ),
    ]);
    return { ...quote, ...(offers && { offers: offers.offers.map(toCourseOffer) }) };
  });

const quoteMember = async (gateway: Gateway, buying: Buying, refusal: DomainError): Promise<Members> => {
  const quote = quoteIn(refusal) ?? (await freshQuote(gateway, buying));
  return quote ? { quote: toQuote(quote) } : {};
};

/** The quote that commerce sent along: of the order where there is one, whose hold a quote of the cart would miss. */
const quoteIn = ({ detail }: DomainError): QuoteMessage | undefined =>
  detail?.['quote'] === undefined ? undefined : QuoteMessage.fromJSON(JSON.parse(detail['quote']));

const freshQuote = ({ commerce, optional }: Gateway, buying: Buying) =>
  optional('fresh quote', (extras) => commerce.getQuote(buying, extras));
