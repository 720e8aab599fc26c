import {
  type ApiSchemas,
  isApiError,
  toast,
  useBfcacheRestore,
  useIdempotencyKey,
  useNavigate,
  useTranslate,
} from '@sargam/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { goToExternalUrl, reloadPage } from '../pay/page-navigation.ts';
import type { PayMethod } from '../pay/pay-methods.ts';
import { useBuyer } from '../shared/useBuyer.ts';
import { usePurchaseErrorText } from '../shared/usePurchaseErrorText.ts';
import { confirmFreeOrder, FreeOrderFailedError, openPayment, placeOrder } from './order-calls.ts';
import { toNewOrder } from './order-payload.ts';
import { cartKey } from './useCart.ts';
import { invalidateQuotes } from './useQuote.ts';

type Quote = ApiSchemas['Quote'];

/** The words are read before the page is loaded anew. */
const RELOAD_DELAY_MS = 3_000;

const readNewQuote = (error: unknown): Quote | undefined =>
  isApiError(error, 'price-changed') ? (error.body as ApiSchemas['PriceChanged']).quote : undefined;

/** A refusal is final for this attempt; without an answer the same key finds the order that may exist. */
const isFinalRefusal = (error: unknown): boolean =>
  !isApiError(error) || (error.status >= 400 && error.status < 500 && error.status !== 429);

type Options = { user: string; lines: readonly ApiSchemas['CartLine'][]; quote?: Quote; method: PayMethod };

/** From the quote on the page to the gateway's page, or straight to the classroom where nothing is to be paid. */
export const useCheckout = ({ user, lines, quote, method }: Options) => {
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const buyer = useBuyer(user);
  const order = useIdempotencyKey();
  const payment = useIdempotencyKey();
  const [priceChanged, setPriceChanged] = useState<Quote>();

  const refresh = async (): Promise<void> => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: cartKey(user) }),
      cache.invalidateQueries({ queryKey: ['api', `/wallet/${user}`] }),
      invalidateQuotes(cache),
    ]);
  };
  const fail = (error: unknown): void => {
    if (error instanceof FreeOrderFailedError) {
      toast.error(t('storefront.cart.zero_failed'));
      setTimeout(reloadPage, RELOAD_DELAY_MS);
      return;
    }
    if (isFinalRefusal(error)) order.renew();
    if (isApiError(error, 'price-changed')) setPriceChanged(readNewQuote(error) ?? quote);
    else if (isApiError(error, 'email-not-verified')) buyer.refuse();
    else toast.error(errorText(error));
    void refresh();
  };
  const checkout = useMutation({
    mutationFn: async (seen: Quote) => {
      const placed = await placeOrder(toNewOrder(user, lines, seen), order.keyFor);
      if (placed.amount > 0)
        return goToExternalUrl(await openPayment(placed, await buyer.load(), method, payment.keyFor));
      await confirmFreeOrder(user, placed, payment.keyFor);
      await refresh();
      return navigate(`/studentpanel?tab=0&payment=paid&order=${placed._id}`);
    },
    onMutate: () => setPriceChanged(undefined),
    onError: fail,
  });

  // Back from the gateway's page by the browser's own button, the page is as it was left: it may be sent again.
  useBfcacheRestore(checkout.reset);

  const proceed = (): void => {
    if (buyer.mustVerify) toast.warning(t('storefront.verify.check_inbox'));
    else if (quote && !checkout.isPending) checkout.mutate(quote);
  };
  const isFree = quote?.total === 0;
  const isAsked = checkout.isPending || checkout.isSuccess || checkout.error instanceof FreeOrderFailedError;
  return {
    proceed,
    priceChanged,
    mustVerify: buyer.mustVerify,
    // Once sent, the page is about to leave: the button stays busy.
    busy: isAsked && !isFree,
    hidden: isAsked && isFree,
  };
};

export type Checkout = ReturnType<typeof useCheckout>;
