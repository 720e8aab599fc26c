import { type ApiSchemas, api, toast, useTranslate } from '@sargam/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Offer } from '../shared/course/offers.ts';
import { usePurchaseErrorText } from '../shared/usePurchaseErrorText.ts';
import { addToWishlist, invalidateWishlist } from '../wishlist/useWishlist.ts';
import { cartKey } from './useCart.ts';
import { invalidateQuotes } from './useQuote.ts';

const REFETCH_DELAY_MS = 500;

type Change = { course: string; offer?: Offer; moveToWishlist?: boolean };
type Cart = { data: ApiSchemas['CartLine'][]; total: number };

const sendChange = async (user: string, { course, offer, moveToWishlist }: Change): Promise<Cart> => {
  if (offer) return api.POST('/cart/', { body: { user, course, tier: offer.tier } });
  if (moveToWishlist) await addToWishlist(user, course);
  return api.POST('/cart/delete/', { body: { user, course } });
};

/** Removes a course, moves it to the wishlist, or changes its tier. The response is the new cart; it is refetched after 500 ms. */
export const useCartChanges = (user: string) => {
  const t = useTranslate();
  const cache = useQueryClient();
  const errorText = usePurchaseErrorText();
  const mutation = useMutation({
    mutationFn: (change: Change) => sendChange(user, change),
    onSuccess: (cart, { moveToWishlist }) => {
      cache.setQueryData(cartKey(user), cart);
      void invalidateQuotes(cache);
      setTimeout(() => void cache.invalidateQueries({ queryKey: cartKey(user) }), REFETCH_DELAY_MS);
      if (!moveToWishlist) return;
      invalidateWishlist(cache, user);
      toast.success(t('storefront.wishlist.added'), {
        action: { label: t('storefront.wishlist.see'), to: '/studentpanel?tab=1' },
      });
    },
    onError: (error) => {
      toast.error(errorText(error));
      void cache.invalidateQueries({ queryKey: cartKey(user) });
    },
  });
  return {
    remove: (course: string) => mutation.mutate({ course }),
    moveToWishlist: ({ _id }: { _id: string }) => mutation.mutate({ course: _id, moveToWishlist: true }),
    changeTier: (course: string, offer: Offer) => mutation.mutate({ course, offer }),
    changingCourse: mutation.isPending ? mutation.variables.course : undefined,
  };
};
