import { type ApiSchemas, toast, useErrorText, useStudent, useTranslate, useUser } from '@sargam/kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePendingAction } from '../shared/usePendingAction.ts';
import { addToWishlist, invalidateWishlist, removeFromWishlist, wishlistQuery } from './wishlist-calls.ts';

type Card = ApiSchemas['CourseCard'];

/** Whether a course is in the wishlist of whoever is here, and a way to put it in or take it out. */
export const useWishlist = (course: Card, added: string) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const cache = useQueryClient();
  const user = useUser();
  const student = useStudent()?.id;
  const { queryKey } = wishlistQuery(student ?? '');
  const list = useQuery({ ...wishlistQuery(student ?? ''), enabled: student !== undefined });
  const isIn = list.data?.data.some(({ _id }) => _id === course._id) ?? false;

  const show = (data: Card[]): void => void cache.setQueryData(queryKey, { data, total: data.length });
  const changing = useMutation({
    mutationFn: ({ owner, put }: { owner: string; put: boolean }) =>
      (put ? addToWishlist : removeFromWishlist)(owner, course._id),
    onSuccess: (_, { owner, put }) => {
      const others = (list.data?.data ?? []).filter(({ _id }) => _id !== course._id);
      show(put ? [course, ...others] : others);
      invalidateWishlist(cache, owner);
      const action = { label: t('storefront.wishlist.see'), to: '/studentpanel?tab=1' };
      if (put) toast.success(t(added), { action });
    },
    onError: (error) => toast.error(errorText(error)),
  });

  const wishLater = usePendingAction('wish', course._id, student, (owner) =>
    changing.mutate({ owner, put: true }),
  );
  const change = (put: boolean): void => {
    if (!student) return wishLater();
    if (!changing.isPending) changing.mutate({ owner: student, put });
  };
  return {
    /** Only students, and visitors who are to log in first, have one. */
    offered: user === undefined || student !== undefined,
    isIn,
    busy: changing.isPending,
    change,
  };
};
