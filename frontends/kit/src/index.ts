// The shared entry: one instance on the page. Heavier families have entries of their own (`/forms`, `/dates`, `/mantine`).
export * from './api/index.ts';
export * from './art/index.ts';
export * from './format/index.ts';
export * from './i18n/index.ts';
export * from './keys/index.ts';
export { queryClient } from './query/query-client.ts';
export { KitProviders } from './remote/KitProviders.tsx';
export { useFrameTaken, useOwnFrame } from './remote/own-frame.ts';
export { PaintedSignal } from './remote/PaintedSignal.tsx';
export { isPainted, markPainted, usePainted } from './remote/painted.ts';
export * from './router/index.ts';
export * from './scheme/index.ts';
export * from './session/index.ts';
export * from './toast/index.ts';
export * from './ui/index.ts';
export * from './visitor-cart/index.ts';
