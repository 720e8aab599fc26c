import { DomainError } from '@sargam/chassis/errors';
import { Quote as QuoteMessage } from '@sargam/proto/commerce/v1/commerce';
import { HttpError } from '../../errors/http-error.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { toCourseOffer, toQuote } from './cart-mapping.ts';

interface QuoteRequest {
  readonly studentId: string;
  readonly couponCode: string;
  readonly keepWallet?: boolean;
}

type ProblemMembers = Readonly<Record<string, unknown>>;

const addMembersOnPriceChange = async <T>(
  call: () => Promise<T>,
  members: (refusal: DomainError) => Promise<ProblemMembers>,
): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'price-changed') throw error;
    throw new HttpError(error, { members: await members(error) });
  }
};

/** Runs the call; where it is refused because the price changed, the refusal carries what is to pay now. */
export const withQuoteOnPriceChange = <T>(
  deps: HandlerDeps,
  buying: QuoteRequest,
  call: () => Promise<T>,
): Promise<T> => addMembersOnPriceChange(call, (refusal) => loadQuoteMember(deps, buying, refusal));

/** The same for one course that is put into the cart: what each of its tiers costs this student now goes along. */
export const withOffersOnPriceChange = <T>(
  deps: HandlerDeps,
  { studentId, courseId }: { readonly studentId: string; readonly courseId: string },
  call: () => Promise<T>,
): Promise<T> =>
  addMembersOnPriceChange(call, async (refusal) => {
    const [quote, offers] = await Promise.all([
      loadQuoteMember(deps, { studentId, couponCode: '' }, refusal),
      deps.callOptional('fresh offers', (extras) =>
        deps.commerce.getCourseOffers({ studentId, courseId }, extras),
      ),
    ]);
    return { ...quote, ...(offers && { offers: offers.offers.map(toCourseOffer) }) };
  });

const loadQuoteMember = async (
  deps: HandlerDeps,
  buying: QuoteRequest,
  refusal: DomainError,
): Promise<ProblemMembers> => {
  const quote = readAttachedQuote(refusal) ?? (await loadQuote(deps, buying));
  return quote ? { quote: toQuote(quote) } : {};
};

/** The quote that commerce sent along: of the order where there is one, whose hold a quote of the cart would miss. */
const readAttachedQuote = ({ detail }: DomainError): QuoteMessage | undefined =>
  detail?.['quote'] === undefined ? undefined : QuoteMessage.fromJSON(JSON.parse(detail['quote']));

const loadQuote = ({ commerce, callOptional }: HandlerDeps, buying: QuoteRequest) =>
  callOptional('fresh quote', (extras) => commerce.getQuote(buying, extras));
