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
import { isFinalRefusal, usePurchaseErrorText } from '../shared/usePurchaseErrorText.ts';
import {
  confirmFreeOrder,
  FreeOrderFailedError,
  openPayment,
  placeOrder,
  toNewOrder,
} from './order-calls.ts';
import { refetchAfterOrder } from './usePendingOrders.ts';

type Quote = ApiSchemas['Quote'];

/** Time to read the toast before the reload. */
const RELOAD_DELAY_MS = 3_000;

const readNewQuote = (error: unknown): Quote | undefined =>
  isApiError(error, 'price-changed') ? (error.body as ApiSchemas['PriceChanged']).quote : undefined;

type Options = { user: string; lines: readonly ApiSchemas['CartLine'][]; quote?: Quote; method: PayMethod };

/** Places the order and opens the gateway's page; a free order goes to the classroom. */
const useSubmitOrder = (
  { user, lines, method }: Options,
  buyer: ReturnType<typeof useBuyer>,
  orderKey: ReturnType<typeof useIdempotencyKey>,
) => {
  const navigate = useNavigate();
  const payment = useIdempotencyKey();
  const cache = useQueryClient();
  return async (shownQuote: Quote) => {
    const placedOrder = await placeOrder(toNewOrder(user, lines, shownQuote), orderKey.keyFor);
    if (placedOrder.amount > 0)
      return goToExternalUrl(await openPayment(placedOrder, await buyer.loadUser(), method, payment.keyFor));
    await confirmFreeOrder(user, placedOrder, payment.keyFor);
    await refetchAfterOrder(cache, user);
    return navigate(`/studentpanel?tab=0&payment=paid&order=${placedOrder._id}`);
  };
};

/** The button stays busy until the browser leaves the page. */
const buttonState = (
  { isPending, isSuccess, error }: { isPending: boolean; isSuccess: boolean; error: unknown },
  isFree: boolean,
) => {
  const isSubmitted = isPending || isSuccess || error instanceof FreeOrderFailedError;
  return { busy: isSubmitted && !isFree, hidden: isSubmitted && isFree };
};

/** The state of the checkout button: sends the order and handles errors. */
export const useCheckout = (options: Options) => {
  const { user, quote } = options;
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const buyer = useBuyer(user);
  const orderKey = useIdempotencyKey();
  const submitOrder = useSubmitOrder(options, buyer, orderKey);
  const cache = useQueryClient();
  const [priceChanged, setPriceChanged] = useState<Quote>();

  const handleError = (error: unknown): void => {
    if (error instanceof FreeOrderFailedError) {
      toast.error(t('storefront.cart.zero_failed'));
      setTimeout(reloadPage, RELOAD_DELAY_MS);
      return;
    }
    if (isFinalRefusal(error)) orderKey.renew();
    if (isApiError(error, 'price-changed')) setPriceChanged(readNewQuote(error) ?? quote);
    else if (isApiError(error, 'email-not-verified')) buyer.markUnverified();
    else toast.error(errorText(error));
    void refetchAfterOrder(cache, user);
  };
  const checkout = useMutation({
    mutationFn: submitOrder,
    onMutate: () => setPriceChanged(undefined),
    onError: handleError,
  });

  // After the browser's back button the page has its old state; the order can be sent again.
  useBfcacheRestore(checkout.reset);

  const proceed = (): void => {
    if (buyer.mustVerify) toast.warning(t('storefront.verify.check_inbox'));
    else if (quote && !checkout.isPending) checkout.mutate(quote);
  };
  return {
    proceed,
    priceChanged,
    mustVerify: buyer.mustVerify,
    ...buttonState(checkout, quote?.total === 0),
  };
};

export type Checkout = ReturnType<typeof useCheckout>;
