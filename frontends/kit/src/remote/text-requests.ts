import type { Language, Messages } from '@sargam/kit';

/** The address of the remote's build, with a slash at the end. The bundler defines it. */
declare const __webpack_public_path__: string;

const requests = new Map<Language, Promise<Messages>>();

/** The remote has no such file any more: another build has replaced this one. */
export class TextsAreGone extends Error {
  override name = 'TextsAreGone';
}

const sendRequest = async (language: Language): Promise<Messages> => {
  const path = TEXT_FILES[language];
  const response = await fetch(__webpack_public_path__ + path);
  if (response.status === 404) throw new TextsAreGone(`${REMOTE_NAME} has no ${path} any more`);
  if (!response.ok) throw new Error(`${path} of ${REMOTE_NAME} answered ${response.status}`);
  return response.json();
};

/** Requests the texts of this remote. Memoized; a failure is not kept, so that the next call retries. */
export const requestTexts = (language: Language): Promise<Messages> => {
  const request =
    requests.get(language) ??
    sendRequest(language).catch((error: unknown) => {
      requests.delete(language);
      throw error;
    });
  requests.set(language, request);
  return request;
};
