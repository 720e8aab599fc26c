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

/** Time to read the toast before the reload. */
const RELOAD_DELAY_MS = 3_000;

const readNewQuote = (error: unknown): Quote | undefined =>
  isApiError(error, 'price-changed') ? (error.body as ApiSchemas['PriceChanged']).quote : undefined;

/** After a refusal the next attempt needs a new key. After a lost response the same key finds the existing order. */
const isFinalRefusal = (error: unknown): boolean =>
  !isApiError(error) || (error.status >= 400 && error.status < 500 && error.status !== 429);

type Options = { user: string; lines: readonly ApiSchemas['CartLine'][]; quote?: Quote; method: PayMethod };

/** Places the order and opens the gateway's page; a free order goes to the classroom. */
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
  const handleError = (error: unknown): void => {
    if (error instanceof FreeOrderFailedError) {
      toast.error(t('storefront.cart.zero_failed'));
      setTimeout(reloadPage, RELOAD_DELAY_MS);
      return;
    }
    if (isFinalRefusal(error)) order.renew();
    if (isApiError(error, 'price-changed')) setPriceChanged(readNewQuote(error) ?? quote);
    else if (isApiError(error, 'email-not-verified')) buyer.markUnverified();
    else toast.error(errorText(error));
    void refresh();
  };
  const checkout = useMutation({
    mutationFn: async (shownQuote: Quote) => {
      const placedOrder = await placeOrder(toNewOrder(user, lines, shownQuote), order.keyFor);
      if (placedOrder.amount > 0)
        return goToExternalUrl(
          await openPayment(placedOrder, await buyer.loadUser(), method, payment.keyFor),
        );
      await confirmFreeOrder(user, placedOrder, payment.keyFor);
      await refresh();
      return navigate(`/studentpanel?tab=0&payment=paid&order=${placedOrder._id}`);
    },
    onMutate: () => setPriceChanged(undefined),
    onError: handleError,
  });

  // After the browser's back button the page has its old state; the order can be sent again.
  useBfcacheRestore(checkout.reset);

  const proceed = (): void => {
    if (buyer.mustVerify) toast.warning(t('storefront.verify.check_inbox'));
    else if (quote && !checkout.isPending) checkout.mutate(quote);
  };
  const isFree = quote?.total === 0;
  const isSubmitted =
    checkout.isPending || checkout.isSuccess || checkout.error instanceof FreeOrderFailedError;
  return {
    proceed,
    priceChanged,
    mustVerify: buyer.mustVerify,
    // The button stays busy until the browser leaves the page.
    busy: isSubmitted && !isFree,
    hidden: isSubmitted && isFree,
  };
};

export type Checkout = ReturnType<typeof useCheckout>;
