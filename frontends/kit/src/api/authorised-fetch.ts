import { ApiError } from '../errors/api-error.ts';
import { currentLanguage } from '../i18n/language.ts';
import { refreshSession, waitForRefresh } from '../session/refresh.ts';
import { stepUp } from '../session/step-up.ts';
import { accessToken } from '../session/token.ts';

const TIMEOUT_MS = 20_000;
/** The transfer of a file may take this long. */
const FILE_TIMEOUT_MS = 30 * 60_000;

/** Error messages of the server are in the language of the page (`accept-language`). */
const send = async (request: Request, timeoutMs: number): Promise<Response> => {
  const token = accessToken();
  if (token) request.headers.set('auth-token', token);
  request.headers.set('accept-language', currentLanguage());
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    return await fetch(request, { signal });
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new ApiError('', { code: navigator.onLine ? 'unreachable' : 'offline', status: 0 });
  }
};

const sendWithRefresh = async (request: Request, timeoutMs: number): Promise<Response> => {
  const retryRequest = request.clone();
  const sentToken = accessToken();
  const response = await send(request, timeoutMs);
  if (response.status !== 401 || !sentToken) return response;
  const isRenewed = accessToken() !== sentToken || (await refreshSession()) === 'renewed';
  return isRenewed ? send(retryRequest, timeoutMs) : response;
};

const isStepUpRequired = async (response: Response): Promise<boolean> =>
  response.status === 403 &&
  ApiError.from(
    403,
    await response
      .clone()
      .json()
      .catch(() => undefined),
  ).code === 'step-up-required';

const createAuthorisedFetch =
  (timeoutMs: number) =>
  async (request: Request): Promise<Response> => {
    await waitForRefresh();
    const repeatedRequest = request.clone();
    const response = await sendWithRefresh(request, timeoutMs);
    return (await isStepUpRequired(response)) && (await stepUp())
      ? sendWithRefresh(repeatedRequest, timeoutMs)
      : response;
  };

/**
 * `fetch` for API calls: waits for a running token refresh, then sends the access token and the language. On status 401
 * it refreshes the token once and repeats the request. If the call needs a recent password, it asks for the password and
 * repeats the request. Throws an ApiError with code `unreachable` after 20 s without a response, and `offline` without a network.
 */
export const authorisedFetch = createAuthorisedFetch(TIMEOUT_MS);

/** `authorisedFetch` for large files: the body may arrive for half an hour. */
export const authorisedDownload = createAuthorisedFetch(FILE_TIMEOUT_MS);

/** `authorisedFetch` for calls that send files. */
export const authorisedUpload = authorisedDownload;
