import { isApiError } from '@sargam/kit';

/** Whether what the address names does not exist. 404: nothing has this id. 400: the id is malformed or too long. */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);
