import { ApiError } from '../errors/api-error.ts';
import { authorisedDownload } from './authorised-fetch.ts';

/**
 * Downloads a file of the API with the access token: `downloadFile('/analytics/orders/…', 'text/csv')`. `path` is without
 * `/api/v1`. The browser stores the bytes as they arrive. Throws an ApiError if the server refuses the call, and with code
 * `interrupted` if the connection ends before the file is complete.
 */
export const downloadFile = async (path: string, accept: string): Promise<Blob> => {
  const url = `${window.location.origin}/api/v1${path}`;
  const response = await authorisedDownload(new Request(url, { headers: { accept } }));
  if (!response.ok) throw ApiError.from(response.status, await response.json().catch(() => undefined));
  try {
    return await response.blob();
  } catch {
    throw new ApiError('', { code: 'interrupted', status: 0 });
  }
};
