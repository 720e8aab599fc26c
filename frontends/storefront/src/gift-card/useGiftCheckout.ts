import {
  type ApiSchemas,
  api,
  buildStorePaymentForm,
  isApiError,
  toast,
  useBfcacheRestore,
  useIdempotencyKey,
  useTranslate,
} from '@sargam/kit';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { goToExternalUrl } from '../pay/page-navigation.ts';
import type { PayMethod } from '../pay/pay-methods.ts';
import { useBuyer } from '../shared/useBuyer.ts';
import { isFinalRefusal, usePurchaseErrorText } from '../shared/usePurchaseErrorText.ts';
import type { GiftValues } from './gift-fields.ts';
import { toStoreOrder } from './gift-payload.ts';
import { giftToastOptions } from './gift-toast.ts';
import { giftCardQuery } from './useGiftCard.ts';

type Product = ApiSchemas['GiftCardProduct'];
const readNewProduct = (error: unknown): Product | undefined =>
  isApiError(error, 'price-changed') ? (error.body as { product?: Product }).product : undefined;

/** The error response has the new price; the rest of the card is refetched. */
const applyNewPrice = (cache: QueryClient, id: string, error: unknown): void => {
  const newProduct = readNewProduct(error);
  const { queryKey } = giftCardQuery(id);
  if (newProduct)
    cache.setQueryData(queryKey, (card) => (card ? { ...card, price: newProduct.price } : card));
  void cache.invalidateQueries({ queryKey });
};

type Keys = Record<'order' | 'payment', ReturnType<typeof useIdempotencyKey>>;

/** Places the store order and opens its payment. Returns the URL of the gateway's page. */
const placeGiftOrder = async (
  body: ReturnType<typeof toStoreOrder>,
  method: PayMethod,
  { order, payment }: Keys,
): Promise<string> => {
  const header = { 'idempotency-key': order.keyFor(body) };
  const placedOrder = (await api.POST('/store/order/', { body, params: { header } })).order;
  const form = { ...buildStorePaymentForm(placedOrder), method };
  const paymentHeader = { 'idempotency-key': payment.keyFor(form) };
  const session = await api.POST('/store/payment/ssl/', { body: form, params: { header: paymentHeader } });
  return session.GatewayPageURL;
};

/** Places the store order and goes to the gateway's page. `id`: id or slug from the page's URL. */
export const useGiftCheckout = (id: string, userId: string, method: PayMethod) => {
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const cache = useQueryClient();
  const buyer = useBuyer(userId);
  const order = useIdempotencyKey();
  const payment = useIdempotencyKey();
  const [priceChanged, setPriceChanged] = useState(false);

  const handleError = (error: unknown): void => {
    if (isFinalRefusal(error)) order.renew();
    if (isApiError(error, 'price-changed')) {
      applyNewPrice(cache, id, error);
      return setPriceChanged(true);
    }
    if (isApiError(error, 'email-not-verified')) return buyer.markUnverified();
    toast.error(errorText(error), giftToastOptions);
  };
  const mutation = useMutation({
    mutationFn: async ({ product, fields }: { product: Product; fields: GiftValues }) => {
      const body = toStoreOrder(product, await buyer.loadUser(), fields);
      goToExternalUrl(await placeGiftOrder(body, method, { order, payment }));
    },
    onMutate: () => setPriceChanged(false),
    onError: handleError,
  });
  useBfcacheRestore(mutation.reset);

  const buy = (product: Product, fields: GiftValues): void => {
    if (buyer.mustVerify) toast.warning(t('storefront.verify.check_inbox'), giftToastOptions);
    else if (!mutation.isPending) mutation.mutate({ product, fields });
  };
  return {
    buy,
    priceChanged,
    user: buyer.user,
    mustVerify: buyer.mustVerify,
    // The button stays busy until the browser leaves the page.
    busy: mutation.isPending || mutation.isSuccess,
  };
};
