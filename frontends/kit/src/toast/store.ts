import { createStore } from '../store/create-store.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export type ToastOptions = {
  /** The bottom centre, or the top centre for the gift card pages. */
  place?: 'bottom' | 'top';
  /** Milliseconds on screen, without the time of hover or focus. */
  duration?: number;
  /** An optional action: a link (`to`) or a function. */
  action?: { label: string; to?: string; onClick?: () => void };
};

export type Toast = { id: number; kind: ToastKind; text: string } & Required<
  Pick<ToastOptions, 'place' | 'duration'>
> &
  Pick<ToastOptions, 'action'>;

const MAX_TOASTS = 4;
let nextId = 1;

export const { get: getToasts, set: setToasts, use: useToasts } = createStore<readonly Toast[]>([]);

export const dismissToast = (id: number): void => setToasts(getToasts().filter((toast) => toast.id !== id));

/** A toast with the same text replaces the previous one and restarts its countdown. */
const show = (kind: ToastKind, text: string, options: ToastOptions = {}): number => {
  const toast: Toast = { place: 'bottom', duration: 7_000, ...options, id: nextId++, kind, text };
  setToasts([...getToasts().filter((other) => other.text !== text), toast].slice(-MAX_TOASTS));
  return toast.id;
};

/** Shows a message at the bottom of the page for 7 seconds: `toast.success(t('storefront.cart.added'))`. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  dismiss: dismissToast,
};
