import { isApiError, useErrorText, useTranslate } from '@sargam/kit';
import { useCallback } from 'react';

/** Error codes with a translation in `storefront.refusal`. */
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
  'payment-open',
  'payment-unavailable',
  'not-delivered-yet',
  'too-many-resends',
]);

/** The error text in the page's language. Unknown codes show the server's text. */
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

/**
 * After a final refusal the next attempt needs a new idempotency key. After a lost response or a 429 the same key finds the
 * existing order.
 */
export const isFinalRefusal = (error: unknown): boolean =>
  !isApiError(error) || (error.status >= 400 && error.status < 500 && error.status !== 429);
