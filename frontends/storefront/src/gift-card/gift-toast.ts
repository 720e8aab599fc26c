import type { ToastOptions } from '@sargam/kit';

/** Toasts of the gift-card flow: five seconds, top centre (specification §9). */
export const giftToastOptions: ToastOptions = { place: 'top', duration: 5_000 };
