/**
 * The access token lives in this module's memory only: not in storage, where any script could read it. What storage
 * keeps is a hint that a refresh cookie exists, so that a visitor's page load asks nothing of the server.
 */
let current: { value: string; expiresAt: number } | undefined;

const HINT = 'sargam.session';

const parseClaims = (token: string): { exp?: number; iat?: number } => {
  try {
    const middle = token.split('.')[1] ?? '';
    return JSON.parse(atob(middle.replace(/-/g, '+').replace(/_/g, '/')));
  } catch {
    return {};
  }
};

export const accessToken = (): string | undefined => current?.value;

/** Milliseconds until the access token ends; undefined without one or where it does not say. */
export const tokenLifetimeMs = (now = Date.now()): number | undefined =>
  current && Number.isFinite(current.expiresAt) ? current.expiresAt - now : undefined;

export const saveToken = (token: string): void => {
  // Counted from its receipt: a device whose clock is wrong must not think every token stale.
  const { exp, iat } = parseClaims(token);
  const lifetime = exp && iat ? (exp - iat) * 1000 : Number.POSITIVE_INFINITY;
  current = { value: token, expiresAt: Date.now() + lifetime };
  localStorage.setItem(HINT, '1');
};

export const clearToken = (): void => {
  current = undefined;
  localStorage.removeItem(HINT);
};

export const hasSessionHint = (): boolean => localStorage.getItem(HINT) !== null;

export const SESSION_HINT = HINT;
