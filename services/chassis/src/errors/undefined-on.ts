import { DomainError, type DomainErrorKind } from './domain-error.ts';

/** The result of a call; undefined if it fails with this kind or code. Other failures are thrown. */
export const undefinedOn = async <T>(
  expected: { readonly kind: DomainErrorKind } | { readonly code: string },
  call: () => Promise<T>,
): Promise<T | undefined> => {
  try {
    return await call();
  } catch (error) {
    const isExpected =
      error instanceof DomainError &&
      ('kind' in expected ? error.kind === expected.kind : error.code === expected.code);
    if (isExpected) return undefined;
    throw error;
  }
};
