export { ApiError, type FieldErrors, isApiError } from '../errors/api-error.ts';
export { type ApiSchemas, api, apiGet, apiQuery } from './client.ts';
export { downloadFile } from './download-file.ts';
export { buildFreeOrderForm, buildPaymentForm, buildStorePaymentForm } from './payment-form.ts';
export type { paths } from './schema.gen.ts';
export { upload } from './upload.ts';
export { useErrorText } from './useErrorText.ts';
export { useIdempotencyKey } from './useIdempotencyKey.ts';
export { useMarkNotificationRead } from './useMarkNotificationRead.ts';
