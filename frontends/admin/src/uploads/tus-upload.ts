import { ApiError, accessToken, refreshSession, waitForRefresh } from '@sargam/kit';
import type { DetailedError, PreviousUpload, Upload } from 'tus-js-client';

const ENDPOINT = '/api/v1/uploads';
// Together about two minutes without progress; after that the person continues the upload with a button.
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000];

type Listener = {
  onPercent: (percent: number) => void;
  onFinished: (uploadId: string) => void;
  onFailed: (error: ApiError) => void;
};

export type VideoTransfer = {
  /** Stops sending. The server keeps what it has for 24 hours. */
  stop: () => Promise<void>;
  /** Removes the stored address, so that the same file starts a new upload. */
  forget: () => Promise<void>;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const toApiError = (error: Error | DetailedError): ApiError => {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (response) return ApiError.from(response.getStatus(), parseJson(response.getBody()));
  return new ApiError('', { code: navigator.onLine ? 'unreachable' : 'offline', status: 0 });
};

/** Another offset (409), an expired token and failures of the server or of the connection are retried; a refused file is not. */
const isTemporary = ({ originalResponse }: DetailedError): boolean => {
  const status = originalResponse?.getStatus() ?? 0;
  return status < 400 || status >= 500 || [401, 409, 423, 429].includes(status);
};

const idOfUrl = (url: string | null): string => url?.split('/').at(-1) ?? '';

const forgetUploads = async (upload: Upload): Promise<void> => {
  for (const { urlStorageKey } of await upload.findPreviousUploads())
    await upload.options.urlStorage?.removeUpload(urlStorageKey);
};

/**
 * Sends a video by tus (decision B35). The browser stores the address of the upload, so that the same file continues where it
 * stopped, also after a reload of the page. The library is loaded with the first upload.
 */
export const startVideoUpload = async (file: File, listener: Listener): Promise<VideoTransfer> => {
  const { Upload } = await import('tus-js-client');
  const upload = new Upload(file, {
    endpoint: ENDPOINT,
    metadata: { filename: file.name },
    retryDelays: RETRY_DELAYS_MS,
    onBeforeRequest: async (request) => {
      await waitForRefresh();
      request.setHeader('auth-token', accessToken() ?? '');
    },
    onAfterResponse: async (_request, response) => {
      if (response.getStatus() === 401) await refreshSession();
    },
    onShouldRetry: isTemporary,
    onProgress: (sent, total) => listener.onPercent(total > 0 ? Math.floor((sent / total) * 100) : 0),
    onSuccess: () => listener.onFinished(idOfUrl(upload.url)),
    onError: (error) => listener.onFailed(toApiError(error)),
  });
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  upload.start();
  return { stop: () => upload.abort(), forget: () => forgetUploads(upload) };
};

export type UnfinishedUpload = { id: string; name: string; storageKey: string };

const toUnfinished = ({ uploadUrl, metadata, urlStorageKey }: PreviousUpload): UnfinishedUpload => ({
  id: idOfUrl(uploadUrl),
  name: metadata['filename'] ?? '',
  storageKey: urlStorageKey,
});

/** The uploads that this browser has started and not finished. */
export const listUnfinishedUploads = async (): Promise<UnfinishedUpload[]> => {
  if (!Object.keys(localStorage).some((key) => key.startsWith('tus::'))) return [];
  const { defaultOptions } = await import('tus-js-client');
  return (await defaultOptions.urlStorage.findAllUploads()).map(toUnfinished);
};

export const forgetUnfinishedUpload = ({ storageKey }: UnfinishedUpload): void =>
  localStorage.removeItem(storageKey);
