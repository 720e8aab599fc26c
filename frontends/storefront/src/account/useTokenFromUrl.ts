import { useLocation, useNavigate } from '@sargam/kit';
import { useEffect } from 'react';

const readToken = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? '';

/**
 * The token of a mailed link, such as `/resetpassword#token=…`. Fragments are not sent to servers and not logged. The token moves
 * from the address to the history state, so a reload keeps it.
 */
export const useTokenFromUrl = (): string => {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const token = readToken(hash) || ((state as { token?: string } | null)?.token ?? '');
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true, state: { token } });
  }, [hash, pathname, token, navigate]);
  return token;
};
