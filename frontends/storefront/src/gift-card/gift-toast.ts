import type { ToastOptions } from '@sargam/kit';

/** Gift card toasts: 5 s, top centre. */
export const giftToastOptions: ToastOptions = { place: 'top', duration: 5_000 };
