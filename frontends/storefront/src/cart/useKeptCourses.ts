import {
  type ApiSchemas,
  api,
  getVisitorCart,
  isApiError,
  removeFromVisitorCart,
  toast,
  unwrap,
  useStudent,
  useTranslate,
  useVisitorCart,
  type VisitorCartItem,
} from '@sargam/kit';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRefusalText } from '../shared/useRefusalText.ts';
import { cartKey } from './useCart.ts';
import { forgetQuotes } from './useQuote.ts';

const BRING = ['bring-kept-courses'];

type Brought = { cart?: { data: ApiSchemas['CartLine'][]; total: number }; refused: unknown[] };

/** A refusal is for this course alone and will not change; anything else leaves the rest for another time. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429;

const bring = async (user: string, kept: readonly VisitorCartItem[]): Promise<Brought> => {
  const brought: Brought = { refused: [] };
  for (const { course, tier } of kept) {
    try {
      brought.cart = await unwrap(api.POST('/cart/', { body: { user, course, tier } }));
    } catch (error) {
      if (!isRefused(error)) throw error;
      brought.refused.push(error);
    }
    removeFromVisitorCart(course);
  }
  return brought;
};

/** What a visitor put into the cart goes into the student's once somebody has logged in, on whatever page. */
export const useBringKeptCourses = (): void => {
  const t = useTranslate();
  const errorText = useRefusalText();
  const cache = useQueryClient();
  const user = useStudent();
  const kept = useVisitorCart();
  const isUnderWay = useIsMutating({ mutationKey: BRING }) > 0;
  const { mutate, isError } = useMutation({
    mutationKey: BRING,
    mutationFn: (student: string) => bring(student, getVisitorCart()),
    onSuccess: ({ cart, refused }, student) => {
      if (cart) {
        cache.setQueryData(cartKey(student), cart);
        toast.success(t('storefront.cart.added'));
      }
      for (const error of refused) toast.error(errorText(error));
    },
    onError: (error) => toast.error(errorText(error)),
    onSettled: (_, __, student) => {
      void cache.invalidateQueries({ queryKey: cartKey(student) });
      void forgetQuotes(cache);
    },
  });
  // What did not come through stays kept, and is tried again when the page is next loaded.
  const isDue = kept.length > 0 && !isUnderWay && !isError;
  const student = isDue ? user?.id : undefined;
  useEffect(() => {
    if (student) mutate(student);
  }, [student, mutate]);
};

/** True while they are on their way. */
export const useAreKeptComing = (): boolean => useIsMutating({ mutationKey: BRING }) > 0;
