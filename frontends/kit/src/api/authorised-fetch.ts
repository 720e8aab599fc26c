import i18next from 'i18next';
import { ApiError } from '../errors/api-error.ts';
import { refreshSession, waitForRefresh } from '../session/refresh.ts';
import { accessToken } from '../session/token.ts';

const TIMEOUT_MS = 20_000;

/** `as` keeps the language explicit: texts of the server come in the language of the page. */
const send = async (request: Request): Promise<Response> => {
  const token = accessToken();
  if (token) request.headers.set('auth-token', token);
  request.headers.set('accept-language', i18next.resolvedLanguage ?? 'en');
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    return await fetch(request, { signal });
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new ApiError('', { code: navigator.onLine ? 'unreachable' : 'offline', status: 0 });
  }
};

/**
 * fetch for calls of the API: waits for a refresh under way, sends token and language, and where the token turned out
 * to be stale refreshes once and asks again. No answer in 20 s is an ApiError with code `unreachable`.
 */
export const authorisedFetch = async (request: Request): Promise<Response> => {
  await waitForRefresh();
  const spare = request.clone();
  const sentToken = accessToken();
  const response = await send(request);
  if (response.status !== 401 || !sentToken) return response;
  const renewed = accessToken() !== sentToken || (await refreshSession()) === 'kept';
  return renewed ? send(spare) : response;
};
