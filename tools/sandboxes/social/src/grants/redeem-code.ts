import { createHash } from 'node:crypto';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Grant, Pkce, Provider } from './grant.ts';

export type RedeemError = 'unknown' | 'used' | 'expired' | 'redirect' | 'verifier';

const isVerifierValid = (pkce: Pkce | undefined, verifier: string): boolean => {
  if (!pkce) return verifier === '';
  const challenge =
    pkce.method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  return verifier !== '' && challenge === pkce.challenge;
};

/** Redeems a code once. A wrong return address or verifier uses the code up too. */
export const redeemCode = (
  { codes, journal, clock }: SandboxContext,
  provider: Provider,
  given: { code: string; redirectUri: string; verifier: string },
): { grant: Grant } | { error: RedeemError } => {
  const found = codes.get(given.code);
  if (found?.grant.provider !== provider) return { error: 'unknown' };
  if (found.used) return { error: 'used' };
  if (clock.now() >= found.expiresAt) return { error: 'expired' };
  journal.write(codes.change({ ...found, used: true }));
  if (found.redirectUri !== given.redirectUri) return { error: 'redirect' };
  if (!isVerifierValid(found.pkce, given.verifier)) return { error: 'verifier' };
  return { grant: found.grant };
};
