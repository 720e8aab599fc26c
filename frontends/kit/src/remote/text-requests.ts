import type { Language, Messages } from '@sargam/kit';

/** The address of the remote's build, with a slash at the end. The bundler defines it. */
declare const __webpack_public_path__: string;

const requests = new Map<Language, Promise<Messages>>();

/** The texts of this build, or, if another build has replaced it, those of the present one (decision B117). */
const sendRequest = async (language: Language): Promise<Messages> => {
  let path = TEXT_FILES[language];
  let response = await fetch(__webpack_public_path__ + path);
  if (response.status === 404) {
    path = `static/texts/${language}.json`;
    response = await fetch(__webpack_public_path__ + path);
  }
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
