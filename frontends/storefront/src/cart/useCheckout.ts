import { api, call, isApiError, toast, useErrorText, useNavigate, useText, type Wire } from '@sargam/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { leaveFor } from './leave.ts';
import { orderOf, paymentOf, zeroCartOf } from './order-payload.ts';
import { useBuyer } from './useBuyer.ts';
import { cartKey } from './useCart.ts';
import { useOnceKey } from './useOnceKey.ts';
import { forgetQuotes } from './useQuote.ts';
import type { Voucher } from './useVoucher.ts';

type Quote = Wire['Quote'];
class FreeOrderFailed extends Error {}

const quoteIn = (error: unknown): Quote | undefined =>
  isApiError(error, 'price-changed') ? (error.body as Wire['PriceChanged']).quote : undefined;

/** From the quote on the page to the gateway's page, or straight to the classroom where nothing is to be paid. */
export const useCheckout = (user: string, lines: readonly Wire['CartLine'][], voucher: Voucher) => {
  const t = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const buyer = useBuyer(user);
  const once = useOnceKey();
  const [priceChanged, setPriceChanged] = useState<Quote>();
  const quote = voucher.quote.data;

  const refresh = async (): Promise<void> => {
    await Promise.all([cache.invalidateQueries({ queryKey: cartKey(user) }), forgetQuotes(cache)]);
  };
  const confirmFree = async (order: Wire['PlacedOrder']): Promise<void> => {
    const path = { userId: user, orderId: order._id };
    try {
      await call(
        api.POST('/cart/zero-cart/{userId}/{orderId}', { params: { path }, body: zeroCartOf(order) }),
      );
    } catch (error) {
      throw isApiError(error, 'price-changed') ? error : new FreeOrderFailed();
    }
    await refresh();
    void navigate(`/studentpanel?tab=0&payment=paid&order=${order._id}`);
  };
  const pay = async (order: Wire['PlacedOrder']): Promise<void> => {
    const body = paymentOf(order, await buyer.load());
    const { GatewayPageURL } = await call(api.POST('/cart/ssl/', { body }));
    leaveFor(GatewayPageURL);
  };
  const checkout = useMutation({
    mutationFn: async (seen: Quote) => {
      const body = orderOf(user, lines, seen);
      const headers = { 'idempotency-key': once.keyFor(body) };
      const order = await call(api.POST('/order', { body, headers }));
      return order.amount > 0 ? pay(order) : confirmFree(order);
    },
    onMutate: () => setPriceChanged(undefined),
    onError: (error) => {
      // A refusal is final for this attempt; without an answer the same key finds the order that may exist.
      if (!isApiError(error) || error.status >= 400) once.renew();
      if (isApiError(error, 'price-changed')) setPriceChanged(quoteIn(error) ?? quote);
      else if (isApiError(error, 'email-not-verified')) buyer.refuse();
      else
        toast.error(error instanceof FreeOrderFailed ? t('storefront.cart.zero_failed') : errorText(error));
      void refresh();
    },
  });

  const proceed = (): void => {
    if (buyer.mustVerify) toast.warning(t('storefront.verify.check_inbox'));
    else if (quote && !checkout.isPending) checkout.mutate(quote);
  };
  return {
    quote,
    proceed,
    priceChanged,
    mustVerify: buyer.mustVerify,
    // Once sent, the page is about to leave: the button stays busy.
    busy: checkout.isPending || (checkout.isSuccess && quote !== undefined && quote.total > 0),
    hidden: quote?.total === 0 && (checkout.isPending || checkout.isSuccess),
  };
};

export type Checkout = ReturnType<typeof useCheckout>;
