/**
 * The access token is kept in memory only, because any script can read the local storage. The local storage contains a
 * hint that a refresh cookie exists, so that a visitor's page load sends no refresh request.
 */
let current: { value: string; expiresAt: number } | undefined;

export const SESSION_HINT = 'sargam.session';

const parseClaims = (token: string): { exp?: number; iat?: number } => {
  try {
    const middle = token.split('.')[1] ?? '';
    return JSON.parse(atob(middle.replace(/-/g, '+').replace(/_/g, '/')));
  } catch {
    return {};
  }
};

export const accessToken = (): string | undefined => current?.value;

/** Milliseconds until the access token expires; undefined without a token or without an expiry time. */
export const tokenLifetimeMs = (now = Date.now()): number | undefined =>
  current && Number.isFinite(current.expiresAt) ? current.expiresAt - now : undefined;

export const saveToken = (token: string): void => {
  // Counted from the receipt of the token, because the clock of the device may be wrong.
  const { exp, iat } = parseClaims(token);
  const lifetime = exp && iat ? (exp - iat) * 1000 : Number.POSITIVE_INFINITY;
  current = { value: token, expiresAt: Date.now() + lifetime };
  localStorage.setItem(SESSION_HINT, '1');
};

export const clearToken = (): void => {
  current = undefined;
  localStorage.removeItem(SESSION_HINT);
};

export const hasSessionHint = (): boolean => localStorage.getItem(SESSION_HINT) !== null;
