import { toast, useErrorText, useText, useUser, type Wire } from '@sargam/kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { keepDeed, takeDeed } from '../shared/kept-deed.ts';
import { useLoginFirst } from '../shared/login-first.ts';
import { addToWishlist, forgetWishlist, removeFromWishlist, wishlistQuery } from './wishlist-calls.ts';

type Card = Wire['CourseCard'];
const STUDENT = 4;

/** Whether a course is in the wishlist of whoever is here, and a way to put it in or take it out. */
export const useWishlist = (course: Card, added: string) => {
  const t = useText();
  const errorText = useErrorText();
  const loginFirst = useLoginFirst();
  const cache = useQueryClient();
  const user = useUser();
  const student = user?.type === STUDENT ? user.id : undefined;
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
      forgetWishlist(cache, owner);
      const action = { label: t('storefront.wishlist.see'), to: '/studentpanel?tab=1' };
      if (put) toast.success(t(added), { action });
    },
    onError: (error) => toast.error(errorText(error)),
  });

  const change = (put: boolean): void => {
    if (student) return changing.isPending ? undefined : changing.mutate({ owner: student, put });
    keepDeed('wish', course._id);
    loginFirst();
  };
  // Whoever was sent to log in comes back to this page, and finds what they pressed done.
  const makeKeptWish = useEffectEvent(() => {
    if (student && takeDeed('wish', course._id) !== undefined) changing.mutate({ owner: student, put: true });
  });
  useEffect(() => makeKeptWish(), [student, course._id]);
  return {
    /** Only students, and visitors who are to log in first, have one. */
    offered: user === undefined || student !== undefined,
    isIn,
    busy: changing.isPending,
    change,
  };
};
