import { isApiError, useErrorText, useTranslate } from '@sargam/kit';
import { specifiedMessageKeys } from './specified-messages.ts';

/**
 * What a failed call shows: the server's message, or the text of the screen if the server sent none. A specified message is shown
 * in the language of the page.
 */
export const useFailureText = (failed: string | undefined): ((error: unknown) => string) => {
  const t = useTranslate();
  const errorText = useErrorText();
  return (error) => {
    const specified = isApiError(error) ? specifiedMessageKeys[error.message] : undefined;
    if (specified) return t(specified);
    const hasOwnText = isApiError(error) && (error.message !== '' || error.status === 0);
    return failed && !hasOwnText ? t(failed) : errorText(error);
  };
};
