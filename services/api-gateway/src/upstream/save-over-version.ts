import { DomainError } from '@sargam/chassis/errors';

const maxAttempts = 4;

const isOutdated = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'version-outdated';

/**
 * Runs a call that reads a value, merges a form into it and saves it over the version that it read. If another save came in between,
 * the call runs again, so that no change of the other save is lost. A form that names its version is not merged again.
 */
export const saveOverVersion = async <T>(
  formVersion: number | undefined,
  readMergeAndSave: () => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readMergeAndSave();
    } catch (error) {
      if (formVersion !== undefined || attempt === maxAttempts || !isOutdated(error)) throw error;
    }
  }
};
