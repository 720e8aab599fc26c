import { isApiError } from '@sargam/kit';
import { useState } from 'react';

type Versioned = { version: number };
type Saved = { data: Versioned };

const isOutdated = (error: unknown): boolean => isApiError(error) && error.code === 'version-outdated';

/**
 * The state of a thing on which an open form is based, and a function for the changes of this form. The base stays while other people
 * change the thing, so that a save names the version that this user saw and is refused if it is not the present one (decision B126).
 * After a change by this form, and after such a refusal, the present state is the base.
 * @param opened the state when the form was opened
 * @param load refetches the thing; undefined if it is not found
 */
export const useEditBase = <T extends Versioned | undefined>(
  opened: T,
  load: () => Promise<NonNullable<T> | undefined>,
) => {
  const [base, setBase] = useState<T>(opened);
  const loadPresent = () => load().catch(() => undefined);
  const change = async <A extends Saved>(send: (base: T) => Promise<A>): Promise<A> => {
    const saved = await send(base).catch(async (error: unknown) => {
      const present = await loadPresent();
      if (isOutdated(error) && present) setBase(present);
      throw error;
    });
    const present = await loadPresent();
    // If another person has made a later change, the form keeps its values, and its next save is refused.
    const { version } = saved.data;
    setBase(present?.version === version ? present : base && { ...base, version });
    return saved;
  };
  return [base, change] as const;
};
