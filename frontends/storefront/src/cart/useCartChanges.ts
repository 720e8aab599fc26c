import { api, call, toast, useErrorText, type Wire } from '@sargam/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Offer } from '../course/offers.ts';
import { cartKey } from './useCart.ts';
import { forgetQuotes } from './useQuote.ts';

const REFRESH_MS = 500;

type Change = { course: string; offer?: Offer };
type Cart = { data: Wire['CartLine'][]; total: number };

const ask = (user: string, { course, offer }: Change): Promise<Cart> => {
  if (!offer) return call(api.POST('/cart/delete/', { body: { user, course } }));
  const { tier, price, validity } = offer;
  return call(api.POST('/cart/', { body: { user, course, tier, price, validity } }));
};

/** Takes a course out, or changes its tier. The answer is the cart; 500 ms later it is asked for again. */
export const useCartChanges = (user: string) => {
  const cache = useQueryClient();
  const errorText = useErrorText();
  const changing = useMutation({
    mutationFn: (change: Change) => ask(user, change),
    onSuccess: (cart) => {
      cache.setQueryData(cartKey(user), cart);
      void forgetQuotes(cache);
      setTimeout(() => void cache.invalidateQueries({ queryKey: cartKey(user) }), REFRESH_MS);
    },
    onError: (error) => {
      toast.error(errorText(error));
      void cache.invalidateQueries({ queryKey: cartKey(user) });
    },
  });
  return {
    remove: (course: string) => changing.mutate({ course }),
    choose: (course: string, offer: Offer) => changing.mutate({ course, offer }),
    changing: changing.isPending ? changing.variables.course : undefined,
  };
};
