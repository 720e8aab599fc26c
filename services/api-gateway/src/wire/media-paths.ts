/** Where what is stored under this key is shown. */
export const mediaPath = (key: string): string => `/api/v1/media/${encodeURIComponent(key)}`;

/** Where a stored picture is shown; null where there is none. */
export const picturePath = (key: string): string | null => (key === '' ? null : mediaPath(key));
