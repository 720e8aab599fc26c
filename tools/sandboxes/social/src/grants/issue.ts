import type { SandboxContext } from '../sandbox-context.ts';
import { type AccessToken, type Code, type Grant, newAccessToken, newCode } from './grant.ts';

export const issueCode = (
  { codes, journal, clock, settings }: SandboxContext,
  grant: Grant,
  { redirectUri, pkce }: Pick<Code, 'redirectUri' | 'pkce'>,
): string => {
  const code = newCode(grant.provider);
  const expiresAt = clock.now() + settings.codeMs;
  journal.write(codes.change({ code, grant, redirectUri, ...(pkce && { pkce }), expiresAt, used: false }));
  return code;
};

/** Facebook's tokens for websites are valid for about sixty days. */
const FACEBOOK_TOKEN_MS = 60 * 86_400_000;

export const issueToken = (
  { tokens, journal, clock, settings }: SandboxContext,
  grant: Grant,
): AccessToken => {
  const issuedAt = clock.now();
  const expiresAt = issuedAt + (grant.provider === 'google' ? settings.tokenMs : FACEBOOK_TOKEN_MS);
  const token = { token: newAccessToken(grant.provider), grant, issuedAt, expiresAt };
  journal.write(tokens.change(token));
  return token;
};

/** The token if it has not expired. */
export const findValidToken = ({ tokens, clock }: SandboxContext, token: string): AccessToken | undefined => {
  const found = tokens.get(token);
  return found && clock.now() < found.expiresAt ? found : undefined;
};
