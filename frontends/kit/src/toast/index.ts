export { type ToastOptions, toast } from './store.ts';
export { Toasts } from './Toasts.tsx';
