import { isApiError, useErrorText, useTranslate } from '@sargam/kit';

/** What a failed call shows: the server's message, or the text of the screen if the server sent none. */
export const useFailureText = (failed: string | undefined): ((error: unknown) => string) => {
  const t = useTranslate();
  const errorText = useErrorText();
  return (error) => {
    const hasOwnText = isApiError(error) && (error.message !== '' || error.status === 0);
    return failed && !hasOwnText ? t(failed) : errorText(error);
  };
};
