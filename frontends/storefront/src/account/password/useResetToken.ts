import { useLocation, useNavigate } from '@sargam/kit';
import { useEffect } from 'react';

const readToken = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? '';

/**
 * The token of the mailed link (`/resetpassword#token=…`), which no server and no log sees. It is taken out of the
 * address at once; this entry of the tab's history keeps it, so that a reload loses nothing.
 */
export const useResetToken = (): string => {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const token = readToken(hash) || ((state as { token?: string } | null)?.token ?? '');
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true, state: { token } });
  }, [hash, pathname, token, navigate]);
  return token;
};
