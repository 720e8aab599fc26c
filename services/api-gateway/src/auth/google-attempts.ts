import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { createSiteCookie } from './site-cookie.ts';

/** The public values of a login attempt, for the authorization request to Google. */
export interface GoogleAttempt {
  readonly nonce: string;
  /** PKCE challenge, method S256 (RFC 7636). */
  readonly codeChallenge: string;
}

const lifetimeSeconds = 10 * 60;
const secretPattern = /^[\w-]{43}$/;

const derive = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');
const nonceOf = (secret: string): string => derive(secret, 'nonce');
const verifierOf = (secret: string): string => derive(secret, 'code verifier');

/**
 * Binds a login with Google to the browser that began it. The browser's httpOnly cookie holds a random secret; nonce and
 * PKCE verifier are derived from the secret and not stored. A stolen ID token contains the nonce, but the cookie that belongs
 * to the nonce cannot be computed from it (OpenID Connect Core, 15.5.2).
 */
export const createGoogleAttempts = (siteUrl: string) => {
  const cookie = createSiteCookie(siteUrl, {
    prefix: '__Secure-',
    name: 'sargam_google',
    path: '/api/v1/user/googlelogin',
  });
  const readSecret = (request: Request): string => {
    const value = cookie.read(request);
    return secretPattern.test(value) ? value : '';
  };
  return {
    /** Two tabs of a browser share an attempt, so that the second does not end the first. */
    start: (request: Request, response: Response): GoogleAttempt => {
      const secret = readSecret(request) || randomBytes(32).toString('base64url');
      cookie.set(response, secret, { maxAge: lifetimeSeconds });
      const codeChallenge = createHash('sha256').update(verifierOf(secret)).digest('base64url');
      return { nonce: nonceOf(secret), codeChallenge };
    },
    /** Nonce and PKCE verifier of this browser; empty without an attempt, which identity rejects. */
    read: (request: Request): { nonce: string; codeVerifier: string } => {
      const secret = readSecret(request);
      return secret
        ? { nonce: nonceOf(secret), codeVerifier: verifierOf(secret) }
        : { nonce: '', codeVerifier: '' };
    },
    end: cookie.clear,
  };
};
