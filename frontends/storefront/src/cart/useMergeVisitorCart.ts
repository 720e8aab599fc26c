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
import { usePurchaseErrorText } from '../shared/usePurchaseErrorText.ts';
import { cartKey } from './useCart.ts';
import { invalidateQuotes } from './useQuote.ts';

const MUTATION_KEY = ['bring-kept-courses'];

type MergeResult = { cart?: { data: ApiSchemas['CartLine'][]; total: number }; refused: unknown[] };

/** A refusal is for this course alone and will not change; anything else leaves the rest for another time. */
const isCourseRefused = (error: unknown): boolean =>
  isApiError(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429;

const addAllToCart = async (user: string, kept: readonly VisitorCartItem[]): Promise<MergeResult> => {
  const brought: MergeResult = { refused: [] };
  for (const { course, tier } of kept) {
    try {
      brought.cart = await unwrap(api.POST('/cart/', { body: { user, course, tier } }));
    } catch (error) {
      if (!isCourseRefused(error)) throw error;
      brought.refused.push(error);
    }
    removeFromVisitorCart(course);
  }
  return brought;
};

/** What a visitor put into the cart goes into the student's once somebody has logged in, on whatever page. */
export const useMergeVisitorCart = (): void => {
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const cache = useQueryClient();
  const user = useStudent();
  const kept = useVisitorCart();
  const isUnderWay = useIsMutating({ mutationKey: MUTATION_KEY }) > 0;
  const { mutate, isError } = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: (student: string) => addAllToCart(student, getVisitorCart()),
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
      void invalidateQuotes(cache);
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
export const useIsMergingVisitorCart = (): boolean => useIsMutating({ mutationKey: MUTATION_KEY }) > 0;
