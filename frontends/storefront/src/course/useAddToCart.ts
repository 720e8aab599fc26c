import {
  type ApiSchemas,
  addToVisitorCart,
  api,
  getSession,
  isApiError,
  toast,
  useNavigate,
  useTranslate,
  useUser,
  useVisitorCart,
  waitForRefresh,
} from '@sargam/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cartKey, useCart } from '../cart/useCart.ts';
import { invalidateQuotes } from '../cart/useQuote.ts';
import { type StudentOffer, withNewPrices } from '../shared/course/offers.ts';
import { tierName } from '../shared/course/tier-name.ts';
import { courseQuery, studentOffersQuery } from '../shared/queries.ts';
import { usePurchaseErrorText } from '../shared/usePurchaseErrorText.ts';
import type { Course } from './lessons.ts';

const readNewOffers = (error: unknown): readonly ApiSchemas['CourseOffer'][] | undefined =>
  isApiError(error, 'price-changed') ? (error.body as ApiSchemas['CoursePriceChanged']).offers : undefined;

/** Puts the new prices of a `price-changed` error into the cache and refetches course and offers. */
const useApplyNewPrices = () => {
  const cache = useQueryClient();
  return (user: string, course: string, error: unknown): void => {
    const { queryKey: courseKey } = courseQuery(course);
    const { queryKey: offersKey } = studentOffersQuery(user, course);
    const offers = readNewOffers(error);
    if (offers) {
      cache.setQueryData(courseKey, (cached) => cached && withNewPrices(cached, offers));
      cache.setQueryData(offersKey, { data: [...offers], total: offers.length });
    }
    void cache.invalidateQueries({ queryKey: courseKey });
    void cache.invalidateQueries({ queryKey: offersKey });
  };
};

type Options = {
  /** Opens the cart afterwards, for "Enrol" (decision B34). */
  opensCart?: boolean;
};
/** `replaces`: the tier of the course that is in the cart. */
type Choice = StudentOffer & Options & { student: string; replaces: ApiSchemas['Tier'] | undefined };

/** Adds a tier of the course to the cart. A visitor's choice is kept and added after the login. */
export const useAddToCart = (course: Course) => {
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const user = useUser();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const cart = useCart();
  const applyNewPrices = useApplyNewPrices();
  const visitorChoice = useVisitorCart().find((choice) => choice.course === course._id);

  const tierInCart = user
    ? cart.data?.data.find((line) => line.course._id === course._id)?.tier
    : visitorChoice?.tier;

  const mutation = useMutation({
    mutationFn: ({ tier, tierPrice, price, validity, student }: Choice) => {
      // The server compares the tier's price with the catalogue and calculates the student's price itself.
      const body = { user: student, course: course._id, price: tierPrice ?? price, validity, tier };
      return api.POST('/cart/', { body });
    },
    onSuccess: (newCart, { tier, student, replaces, opensCart }) => {
      cache.setQueryData(cartKey(student), newCart);
      void invalidateQuotes(cache);
      if (opensCart) return void navigate('/cart');
      const text = replaces
        ? t('storefront.cart.replaced', { tier: tierName(t, tier), former: tierName(t, replaces) })
        : t('storefront.cart.added');
      toast.success(text, { action: { label: t('storefront.cart.see'), to: '/cart' } });
    },
    onError: (error, { student }) => {
      if (!isApiError(error, 'price-changed')) return void toast.error(errorText(error));
      applyNewPrices(student, course._id, error);
      toast.error(t('storefront.cart.price_changed'));
    },
  });

  const add = async (offer: StudentOffer, options: Options = {}): Promise<void> => {
    // A click directly after the page load waits until the session is restored.
    await waitForRefresh();
    const session = getSession();
    if (session.status === 'user')
      return mutation.mutate({ ...offer, ...options, student: session.user.id, replaces: tierInCart });
    addToVisitorCart({ course: course._id, tier: offer.tier });
    toast.error(t('kit.auth.login_first'));
    void navigate('/login?redirect=cart');
  };
  return {
    add,
    addingTier: mutation.isPending ? mutation.variables.tier : undefined,
    tierInCart,
  };
};
