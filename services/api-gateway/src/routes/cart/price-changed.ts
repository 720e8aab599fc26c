import type { DomainError } from '@sargam/chassis/errors';
import { Quote as QuoteMessage } from '@sargam/proto/commerce/v1/commerce';
import { addProblemMembers } from '../../errors/add-problem-members.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { CourseOffer, Quote } from './cart-response.ts';

interface QuoteRequest {
  readonly studentId: string;
  readonly couponCode: string;
  readonly withoutWallet?: boolean;
}

/** Runs the call. A price-changed error gets the current quote as a problem member. */
export const withQuoteOnPriceChange = <T>(
  deps: HandlerDeps,
  quoteRequest: QuoteRequest,
  call: () => Promise<T>,
): Promise<T> =>
  addProblemMembers('price-changed', call, (error) => loadQuoteMember(deps, quoteRequest, error));

/** Like `withQuoteOnPriceChange`, with the current offers of the course for this student. */
export const withOffersOnPriceChange = <T>(
  deps: HandlerDeps,
  { studentId, courseId }: { readonly studentId: string; readonly courseId: string },
  call: () => Promise<T>,
): Promise<T> =>
  addProblemMembers('price-changed', call, async (error) => {
    const [quote, offers] = await Promise.all([
      loadQuoteMember(deps, { studentId, couponCode: '' }, error),
      deps.callOptional('current offers', (options) =>
        deps.commerce.getCourseOffers({ studentId, courseId }, options),
      ),
    ]);
    return {
      ...quote,
      ...(offers && { offers: offers.offers.map((offer) => CourseOffer.toResponse(offer, 'en')) }),
    };
  });

const loadQuoteMember = async (
  deps: HandlerDeps,
  quoteRequest: QuoteRequest,
  error: DomainError,
): Promise<{ readonly quote?: unknown }> => {
  const quote = readAttachedQuote(error) ?? (await loadQuote(deps, quoteRequest));
  return quote ? { quote: Quote.toResponse(quote, 'en') } : {};
};

/** The quote attached by commerce. It includes the order's own wallet hold, which a new quote of the cart would not. */
const readAttachedQuote = ({ detail }: DomainError): QuoteMessage | undefined =>
  detail?.['quote'] === undefined ? undefined : QuoteMessage.fromJSON(JSON.parse(detail['quote']));

const loadQuote = ({ commerce, callOptional }: HandlerDeps, quoteRequest: QuoteRequest) =>
  callOptional('current quote', (options) => commerce.getQuote(quoteRequest, options));
