import {
  type ApiSchemas,
  api,
  isApiError,
  toast,
  unwrap,
  useBfcacheRestore,
  useIdempotencyKey,
  useTranslate,
} from '@sargam/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { goToExternalUrl } from '../pay/page-navigation.ts';
import type { PayMethod } from '../pay/pay-methods.ts';
import { useBuyer } from '../shared/useBuyer.ts';
import { usePurchaseErrorText } from '../shared/usePurchaseErrorText.ts';
import type { GiftValues } from './gift-fields.ts';
import { toStoreOrder, toStorePaymentForm } from './gift-payload.ts';
import { giftToastOptions } from './gift-toast.ts';
import { giftCardQuery } from './useGiftCard.ts';

type Product = ApiSchemas['GiftCardProduct'];
const readNewProduct = (error: unknown): Product | undefined =>
  isApiError(error, 'price-changed') ? (error.body as { product?: Product }).product : undefined;

/** An answer that says no; without one the same key finds what may have been made. */
const isFinalRefusal = (error: unknown): boolean =>
  !isApiError(error) || (error.status >= 400 && error.status < 500 && error.status !== 429);

/** Makes the store order, opens its payment, and goes to the gateway's page. `id` is that of the page's address. */
export const useGiftCheckout = (id: string, user: string, method: PayMethod) => {
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const cache = useQueryClient();
  const buyer = useBuyer(user);
  const order = useIdempotencyKey();
  const payment = useIdempotencyKey();
  const [priceChanged, setPriceChanged] = useState(false);

  const fail = (error: unknown): void => {
    if (isFinalRefusal(error)) order.renew();
    if (isApiError(error, 'price-changed')) {
      const fresh = readNewProduct(error);
      const { queryKey } = giftCardQuery(id);
      // The refusal has the new price at once; the rest of the card is asked for.
      if (fresh) cache.setQueryData(queryKey, (card) => (card ? { ...card, price: fresh.price } : card));
      void cache.invalidateQueries({ queryKey });
      return setPriceChanged(true);
    }
    if (isApiError(error, 'email-not-verified')) return buyer.refuse();
    toast.error(errorText(error), giftToastOptions);
  };
  const buying = useMutation({
    mutationFn: async ({ product, fields }: { product: Product; fields: GiftValues }) => {
      const body = toStoreOrder(product, await buyer.load(), fields);
      const header = { 'idempotency-key': order.keyFor(body) };
      const made = (await unwrap(api.POST('/store/order/', { body, params: { header } }))).order;
      const form = toStorePaymentForm(made, method);
      const paid = { 'idempotency-key': payment.keyFor(form) };
      const answer = await unwrap(api.POST('/store/payment/ssl/', { body: form, params: { header: paid } }));
      goToExternalUrl(answer.GatewayPageURL);
    },
    onMutate: () => setPriceChanged(false),
    onError: fail,
  });
  useBfcacheRestore(buying.reset);

  const buy = (product: Product, fields: GiftValues): void => {
    if (buyer.mustVerify) toast.warning(t('storefront.verify.check_inbox'), giftToastOptions);
    else if (!buying.isPending) buying.mutate({ product, fields });
  };
  return {
    buy,
    priceChanged,
    person: buyer.person,
    mustVerify: buyer.mustVerify,
    // Once sent, the page is about to leave: the button stays busy.
    busy: buying.isPending || buying.isSuccess,
  };
};

export type GiftCheckout = ReturnType<typeof useGiftCheckout>;
