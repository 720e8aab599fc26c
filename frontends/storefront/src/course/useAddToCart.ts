import {
  addToVisitorCart,
  api,
  isApiError,
  toast,
  unwrap,
  useNavigate,
  useTranslate,
  useUser,
  useVisitorCart,
} from '@sargam/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cartKey, useCart } from '../cart/useCart.ts';
import { invalidateQuotes } from '../cart/useQuote.ts';
import type { StudentOffer } from '../shared/course/offers.ts';
import { usePurchaseErrorText } from '../shared/usePurchaseErrorText.ts';
import type { Course } from './lessons.ts';
import { useApplyNewPrices } from './useApplyNewPrices.ts';

/** Puts a tier of the course into the cart. A visitor logs in first, and finds all choices in the cart after. */
export const useAddToCart = (course: Course) => {
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const user = useUser();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const cart = useCart();
  const showFresh = useApplyNewPrices();
  const kept = useVisitorCart().find((choice) => choice.course === course._id);

  const posting = useMutation({
    mutationFn: ({ tier, tierPrice, price, validity, student }: StudentOffer & { student: string }) => {
      // The tier's own price is compared with the catalogue's; what this student pays of it is the server's to say.
      const body = { user: student, course: course._id, price: tierPrice ?? price, validity, tier };
      return unwrap(api.POST('/cart/', { body }));
    },
    onSuccess: (lines, { student }) => {
      cache.setQueryData(cartKey(student), lines);
      void invalidateQuotes(cache);
      toast.success(t('storefront.cart.added'), { action: { label: t('storefront.cart.see'), to: '/cart' } });
    },
    onError: (error, { student }) => {
      if (!isApiError(error, 'price-changed')) return void toast.error(errorText(error));
      showFresh(student, course._id, error);
      toast.error(t('storefront.cart.price_changed'));
    },
  });

  const add = (offer: StudentOffer): void => {
    if (user) return posting.mutate({ ...offer, student: user.id });
    addToVisitorCart({ course: course._id, tier: offer.tier });
    toast.error(t('kit.auth.login_first'));
    void navigate('/login?redirect=cart');
  };
  return {
    add,
    adding: posting.isPending ? posting.variables.tier : undefined,
    inCart: user ? cart.data?.data.find((line) => line.course._id === course._id)?.tier : kept?.tier,
  };
};
