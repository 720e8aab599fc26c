import {
  type ApiSchemas,
  api,
  getVisitorCart,
  isApiError,
  removeFromVisitorCart,
  toast,
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

type MergeResult = { cart?: { data: ApiSchemas['CartLine'][]; total: number }; errors: unknown[] };

/** The server rejects this course permanently. Other errors stop the merge; the rest stays in the visitor cart. */
const isCourseRefused = (error: unknown): boolean =>
  isApiError(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429;

const addAllToCart = async (user: string, items: readonly VisitorCartItem[]): Promise<MergeResult> => {
  const result: MergeResult = { errors: [] };
  for (const { course, tier } of items) {
    try {
      result.cart = await api.POST('/cart/', { body: { user, course, tier } });
    } catch (error) {
      if (!isCourseRefused(error)) throw error;
      result.errors.push(error);
    }
    removeFromVisitorCart(course);
  }
  return result;
};

/** After a login, on any page, moves the visitor cart into the student's cart. */
export const useMergeVisitorCart = (): void => {
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const cache = useQueryClient();
  const user = useStudent();
  const items = useVisitorCart();
  const isMerging = useIsMutating({ mutationKey: MUTATION_KEY }) > 0;
  const { mutate, isError } = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: (student: string) => addAllToCart(student, getVisitorCart()),
    onSuccess: ({ cart, errors }, student) => {
      if (cart) {
        cache.setQueryData(cartKey(student), cart);
        toast.success(t('storefront.cart.added'));
      }
      for (const error of errors) toast.error(errorText(error));
    },
    onError: (error) => toast.error(errorText(error)),
    onSettled: (_, __, student) => {
      void cache.invalidateQueries({ queryKey: cartKey(student) });
      void invalidateQuotes(cache);
    },
  });
  // After an error the rest stays in the visitor cart; the next page load tries again.
  const isDue = items.length > 0 && !isMerging && !isError;
  const student = isDue ? user?.id : undefined;
  useEffect(() => {
    if (student) mutate(student);
  }, [student, mutate]);
};

export const useIsMergingVisitorCart = (): boolean => useIsMutating({ mutationKey: MUTATION_KEY }) > 0;
