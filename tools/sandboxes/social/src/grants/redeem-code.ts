import { createHash } from 'node:crypto';
import type { Social } from '../social.ts';
import type { Grant, Pkce, Provider } from './grant.ts';

export type RedeemFault = 'unknown' | 'used' | 'expired' | 'redirect' | 'verifier';

const isVerifierValid = (pkce: Pkce | undefined, verifier: string): boolean => {
  if (!pkce) return verifier === '';
  const challenge =
    pkce.method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  return verifier !== '' && challenge === pkce.challenge;
};

/** Redeems a code once. A wrong return address or verifier uses the code up too. */
export const redeemCode = (
  { codes, journal, clock }: Social,
  provider: Provider,
  given: { code: string; redirectUri: string; verifier: string },
): { grant: Grant } | { fault: RedeemFault } => {
  const found = codes.get(given.code);
  if (found?.grant.provider !== provider) return { fault: 'unknown' };
  if (found.used) return { fault: 'used' };
  if (clock.now() >= found.expiresAt) return { fault: 'expired' };
  journal.write(codes.change({ ...found, used: true }));
  if (found.redirectUri !== given.redirectUri) return { fault: 'redirect' };
  if (!isVerifierValid(found.pkce, given.verifier)) return { fault: 'verifier' };
  return { grant: found.grant };
};
