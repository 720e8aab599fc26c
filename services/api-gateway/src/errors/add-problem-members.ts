import { DomainError } from '@sargam/chassis/errors';
import { HttpError } from './http-error.ts';

type ProblemMembers = Readonly<Record<string, unknown>>;

/** Runs the call. An error with this code, or one of these codes, gets the loaded problem members. */
export const addProblemMembers = async <T>(
  code: string | readonly string[],
  call: () => Promise<T>,
  loadMembers: (error: DomainError) => ProblemMembers | Promise<ProblemMembers>,
): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof DomainError) || ![code].flat().includes(error.code)) throw error;
    throw new HttpError(error, { members: await loadMembers(error) });
  }
};
