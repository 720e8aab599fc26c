/** Milliseconds for opening a session at the payment gateway, a call across the internet: no call is given longer. */
export const paymentTimeoutMs = 15_000;
