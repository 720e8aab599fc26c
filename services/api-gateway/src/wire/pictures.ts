/** Where a stored picture is shown; null where there is none. */
export const picturePath = (key: string): string | null =>
  key === '' ? null : `/api/v1/media/${encodeURIComponent(key)}`;
