const DUPLICATE_KEY = 11_000;

/** Whether a write failed because a document with the same unique key exists. */
export const isDuplicateKeyError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
