import { ApiError } from '../errors/api-error.ts';
import { currentLanguage } from '../i18n/language.ts';
import { waitForRefresh } from '../session/refresh.ts';
import { stepUp } from '../session/step-up.ts';
import { accessToken } from '../session/token.ts';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const send = (url: string, form: FormData, onPercent: (percent: number) => void): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('accept-language', currentLanguage());
    const token = accessToken();
    if (token) request.setRequestHeader('auth-token', token);
    request.upload.onprogress = ({ loaded, total }) =>
      onPercent(total ? Math.floor((loaded / total) * 100) : 0);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new ApiError('', { code: 'unreachable', status: 0 }));
    request.send(form);
  });

/**
 * Posts a form with files and reports the progress (0 to 100), which `fetch` does not support. `path` is without
 * `/api/v1`. Asks for the password if the call needs a recent one. Throws an ApiError.
 */
export const upload = async <T>(
  path: string,
  form: FormData,
  onPercent: (percent: number) => void,
): Promise<T> => {
  await waitForRefresh();
  const request = await send(`/api/v1${path}`, form, onPercent);
  const body = parseJson(request.responseText);
  if (request.status < 400) return body as T;
  const error = ApiError.from(request.status, body);
  if (error.code === 'step-up-required' && (await stepUp())) return upload(path, form, onPercent);
  throw error;
};
