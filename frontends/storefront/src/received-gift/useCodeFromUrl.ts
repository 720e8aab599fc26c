import { useLocation, useNavigate } from '@sargam/kit';
import { useEffect, useState } from 'react';
import { normaliseCode } from './gift-code.ts';

const readCode = (hash: string): string => {
  try {
    return normaliseCode(decodeURIComponent(hash.slice(1)));
  } catch {
    return '';
  }
};

/** `openedLinks` increases with every opened link, also for the same code. */
export type CodeFromUrl = { code: string; openedLinks: number };

/**
 * The code from `/giftcard#CODE`. Fragments are not sent to servers and not logged. The code is removed from the URL,
 * so that screenshots and the browser history do not contain it.
 */
export const useCodeFromUrl = (): CodeFromUrl => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [parsed, setParsed] = useState({ hash: '', code: '', openedLinks: 0 });
  if (hash !== parsed.hash)
    setParsed(
      hash ? { hash, code: readCode(hash), openedLinks: parsed.openedLinks + 1 } : { ...parsed, hash },
    );
  useEffect(() => {
    if (hash) void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate]);
  return parsed;
};
