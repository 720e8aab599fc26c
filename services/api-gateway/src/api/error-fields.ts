import { DomainError } from '@sargam/chassis/errors';

/** Runs the call. Field names in its error are translated from the service's names to the API's names. */
export const renameErrorFields = async <T>(
  names: Readonly<Record<string, string>>,
  call: () => Promise<T>,
): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof DomainError) || error.fields.length === 0) throw error;
    const fields = error.fields.map(({ field, message }) => ({ field: names[field] ?? field, message }));
    throw new DomainError(error.kind, error.code, error.message, {
      fields,
      detail: error.detail,
      cause: error,
    });
  }
};
