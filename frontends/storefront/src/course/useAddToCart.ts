import { api, call, isApiError, toast, useErrorText, useNavigate, useText, useUser } from '@sargam/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepChoice } from '../cart/kept-choice.ts';
import { cartKey, useCart } from '../cart/useCart.ts';
import type { Course } from './lessons.ts';
import type { Offer } from './offers.ts';
import { courseQuery } from './useCourse.ts';

/** Puts a tier of the course into the cart. A visitor logs in first, and finds the choice in the cart after. */
export const useAddToCart = (course: Course) => {
  const t = useText();
  const errorText = useErrorText();
  const user = useUser();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const cart = useCart();

  const posting = useMutation({
    mutationFn: ({ tier, price, validity, student }: Offer & { student: string }) =>
      call(api.POST('/cart/', { body: { user: student, course: course._id, price, validity, tier } })),
    onSuccess: (lines, { student }) => {
      cache.setQueryData(cartKey(student), lines);
      toast.success(t('storefront.cart.added'), { action: { label: t('storefront.cart.see'), to: '/cart' } });
    },
    onError: (error) => {
      if (isApiError(error, 'price-changed')) void cache.invalidateQueries(courseQuery(course._id));
      toast.error(isApiError(error, 'price-changed') ? t('storefront.cart.price_changed') : errorText(error));
    },
  });

  const add = (offer: Offer): void => {
    if (user) return posting.mutate({ ...offer, student: user.id });
    keepChoice({ course: course._id, tier: offer.tier });
    toast.error(t('kit.auth.login_first'));
    void navigate('/login?redirect=cart');
  };
  return {
    add,
    adding: posting.isPending ? posting.variables.tier : undefined,
    inCart: cart.data?.data.find((line) => line.course._id === course._id)?.tier,
  };
};
