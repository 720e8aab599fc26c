export { api, call, query, type Wire } from './client.ts';
export { ApiError, type FieldErrors, isApiError } from './error.ts';
export { paymentFormOf, zeroCartOf } from './payment-form.ts';
export type { paths } from './schema.gen.ts';
export { upload } from './upload.ts';
export { useErrorText } from './useErrorText.ts';
export { useOnceKey } from './useOnceKey.ts';
