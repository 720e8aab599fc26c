import { type ApiSchemas, api, isApiError, toast, useTranslate } from '@sargam/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidatePaths } from '../../shared/invalidate-paths.ts';
import { cartQuery, wishlistQuery } from '../../shared/queries.ts';
import { useFailureText } from '../../shared/useFailureText.ts';
import { findDefaultOffer } from './default-offer.ts';

type Course = ApiSchemas['CourseCard'];

/** Optimistic update: the course disappears at once and returns on "undo" or after an error. */
export const useRemoveFromWishlist = (user: string) => {
  const t = useTranslate();
  const failureText = useFailureText();
  const cache = useQueryClient();
  const { queryKey } = wishlistQuery(user);
  const refetch = () => invalidatePaths(`/wishlist/${user}`, `/user/${user}`);

  const adding = useMutation({
    mutationFn: (course: string) => api.POST('/wishlist/', { body: { user, course } }),
    onSuccess: () => toast.success(t('panel.wishlist.added')),
    onError: (error) => toast.error(failureText(error)),
    onSettled: refetch,
  });
  const removing = useMutation({
    mutationFn: ({ _id }: Course) => api.POST('/wishlist/delete/', { body: { user, course: _id } }),
    onMutate: async ({ _id }) => {
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, (list) => {
        if (!list) return list;
        const data = list.data.filter((one) => one._id !== _id);
        return { data, total: data.length };
      });
    },
    onSuccess: (_, { _id }) =>
      toast.info(t('panel.wishlist.removed'), {
        action: { label: t('panel.wishlist.undo'), onClick: () => adding.mutate(_id) },
      }),
    onError: (error) => toast.error(failureText(error)),
    onSettled: refetch,
  });
  return { remove: (course: Course) => removing.mutate(course) };
};

/** The response is the new cart; the header's badge uses the same cache entry. */
export const useAddToCart = (user: string) => {
  const t = useTranslate();
  const failureText = useFailureText();
  const cache = useQueryClient();
  const mutation = useMutation({
    mutationFn: (course: Course) =>
      api.POST('/cart/', { body: { user, course: course._id, ...findDefaultOffer(course) } }),
    onSuccess: (lines) => {
      cache.setQueryData(cartQuery(user).queryKey, lines);
      toast.success(t('panel.wishlist.in_cart_now'), {
        action: { label: t('panel.wishlist.see_cart'), to: '/cart' },
      });
    },
    onError: (error) => {
      // The displayed price is outdated.
      if (isApiError(error, 'price-changed')) void invalidatePaths(`/wishlist/${user}`);
      toast.error(
        isApiError(error, 'price-changed') ? t('panel.wishlist.price_changed') : failureText(error),
      );
    },
  });
  return { add: mutation.mutate, addingId: mutation.isPending ? mutation.variables._id : undefined };
};
