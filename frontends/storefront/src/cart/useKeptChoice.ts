import { api, call, toast, useErrorText, useText } from '@sargam/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { takeChoice } from './kept-choice.ts';
import { cartKey } from './useCart.ts';
import { forgetQuotes } from './useQuote.ts';

/** Puts what was chosen before logging in into the cart. True while it is on its way. */
export const useKeptChoice = (user: string): boolean => {
  const t = useText();
  const errorText = useErrorText();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (choice: NonNullable<ReturnType<typeof takeChoice>>) =>
      call(api.POST('/cart/', { body: { user, ...choice } })),
    onSuccess: (cart) => {
      cache.setQueryData(cartKey(user), cart);
      void forgetQuotes(cache);
      toast.success(t('storefront.cart.added'));
    },
    onError: (error) => toast.error(errorText(error)),
  });
  useEffect(() => {
    const choice = takeChoice();
    if (choice) mutate(choice);
  }, [mutate]);
  return isPending;
};
