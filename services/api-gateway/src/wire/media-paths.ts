/** Public path of a stored media file. */
export const mediaPath = (key: string): string => `/api/v1/media/${encodeURIComponent(key)}`;

/** Public path of a picture; null for an empty key. */
export const picturePath = (key: string): string | null => (key === '' ? null : mediaPath(key));
