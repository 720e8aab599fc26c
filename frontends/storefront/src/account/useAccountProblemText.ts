import { useErrorText, useFormat, useTranslate } from '@sargam/kit';
import { useCallback } from 'react';
import { findAccountProblem } from './account-problem.ts';

/** A refusal in the page's language; what has no words of ours is shown as the server says it. */
export const useAccountProblemText = (): ((error: unknown) => string) => {
  const t = useTranslate();
  const format = useFormat();
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const problem = findAccountProblem(error);
      if (!problem) return errorText(error);
      const { key, seconds } = problem;
      // Rounded up to minutes: whoever waits as long as they are told gets in.
      return seconds ? t(key, { time: format.duration(Math.ceil(seconds / 60) * 60) }) : t(key);
    },
    [t, format, errorText],
  );
};
