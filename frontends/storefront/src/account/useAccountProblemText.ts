import { useErrorText, useFormat, useTranslate } from '@sargam/kit';
import { useCallback } from 'react';
import { findAccountProblem } from './account-problem.ts';

/** The error text in the page's language. Unknown codes show the server's text. */
export const useAccountProblemText = (): ((error: unknown) => string) => {
  const t = useTranslate();
  const format = useFormat();
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const problem = findAccountProblem(error);
      if (!problem) return errorText(error);
      const { key, seconds } = problem;
      // Rounded up to minutes, so the limit is over after the displayed time.
      return seconds ? t(key, { time: format.duration(Math.ceil(seconds / 60) * 60) }) : t(key);
    },
    [t, format, errorText],
  );
};
