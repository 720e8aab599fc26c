import {
  type ApiSchemas,
  api,
  apiGet,
  toast,
  useErrorText,
  useStudent,
  useTranslate,
  useUser,
} from '@sargam/kit';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePendingAction } from '../shared/usePendingAction.ts';

/** The panel's wishlist tab uses the same cache entry. */
const wishlistQuery = (user: string) => apiGet('/wishlist/{userId}', { path: { userId: user } });

export const addToWishlist = (user: string, course: string) =>
  api.POST('/wishlist/', { body: { user, course } });

const removeFromWishlist = (user: string, course: string) =>
  api.POST('/wishlist/delete/', { body: { user, course } });

/** Call after every change of the wishlist. */
export const invalidateWishlist = (cache: QueryClient, user: string): void => {
  void cache.invalidateQueries({ queryKey: wishlistQuery(user).queryKey });
  void cache.invalidateQueries({ queryKey: ['api', `/user/${user}`] });
};

type Card = ApiSchemas['CourseCard'];

/** `added`: translation key of the success toast. */
export const useWishlist = (course: Card, added: string) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const cache = useQueryClient();
  const user = useUser();
  const student = useStudent()?.id;
  const { queryKey } = wishlistQuery(student ?? '');
  const list = useQuery({ ...wishlistQuery(student ?? ''), enabled: student !== undefined });
  const isInWishlist = list.data?.data.some(({ _id }) => _id === course._id) ?? false;

  const updateCache = (data: Card[]): void => void cache.setQueryData(queryKey, { data, total: data.length });
  const mutation = useMutation({
    mutationFn: ({ owner, isAdding }: { owner: string; isAdding: boolean }) =>
      (isAdding ? addToWishlist : removeFromWishlist)(owner, course._id),
    onSuccess: (_, { owner, isAdding }) => {
      const others = (list.data?.data ?? []).filter(({ _id }) => _id !== course._id);
      updateCache(isAdding ? [course, ...others] : others);
      invalidateWishlist(cache, owner);
      const action = { label: t('storefront.wishlist.see'), to: '/studentpanel?tab=1' };
      if (isAdding) toast.success(t(added), { action });
    },
    onError: (error) => toast.error(errorText(error)),
  });

  const addAfterLogin = usePendingAction('wish', course._id, student, (owner) =>
    mutation.mutate({ owner, isAdding: true }),
  );
  const setInWishlist = (isAdding: boolean): void => {
    if (!student) return addAfterLogin();
    if (!mutation.isPending) mutation.mutate({ owner: student, isAdding });
  };
  return {
    /** For students and visitors; visitors log in first. */
    isOffered: user === undefined || student !== undefined,
    isInWishlist,
    busy: mutation.isPending,
    setInWishlist,
  };
};
