import { useEffect, useMemo } from 'react';

/** The URL of a chosen file, for a preview; it is revoked when the file changes. */
export const useObjectUrl = (file: File | undefined): string | undefined => {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
};
