import { isApiError, useErrorText, useTranslate } from '@sargam/kit';
import { useCallback } from 'react';

/** What buying can be refused for, by the gateway's code; the words are in `storefront.refusal`. */
const knownCodes = new Set([
  'too-many-requests',
  'course-not-found',
  'product-not-found',
  'coupon-not-found',
  'cart-full',
  'cart-empty',
  'order-ended',
  'charge-ended',
  'order-under-way',
  'course-under-review',
  'order-too-large',
  'payment-unavailable',
  'not-delivered-yet',
  'too-many-resends',
]);

/** A refusal in the page's language; what has no words of ours is shown as the server says it. */
export const usePurchaseErrorText = (): ((error: unknown) => string) => {
  const t = useTranslate();
  const errorText = useErrorText();
  return useCallback(
    (error) =>
      isApiError(error) && knownCodes.has(error.code)
        ? t(`storefront.refusal.${error.code}`)
        : errorText(error),
    [t, errorText],
  );
};
