/** Timeout in milliseconds for opening a payment session at the payment gateway; the longest timeout of any call. */
export const paymentTimeoutMs = 15_000;
