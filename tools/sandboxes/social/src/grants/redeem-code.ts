import type { Social } from '../social.ts';
import type { Grant, Provider } from './grant.ts';
import { isVerifierValid } from './pkce.ts';

export type RedeemFault = 'unknown' | 'used' | 'expired' | 'redirect' | 'verifier';

/** Redeems a code once. A wrong return address or verifier uses the code up too. */
export const redeemCode = (
  { codes, journal, clock }: Social,
  provider: Provider,
  given: { code: string; redirectUri: string; verifier: string },
): { grant: Grant; hadPkce: boolean } | { fault: RedeemFault } => {
  const found = codes.get(given.code);
  if (found?.grant.provider !== provider) return { fault: 'unknown' };
  if (found.used) return { fault: 'used' };
  if (clock.now() >= found.expiresAt) return { fault: 'expired' };
  journal.write(codes.change({ ...found, used: true }));
  if (found.redirectUri !== given.redirectUri) return { fault: 'redirect' };
  if (!isVerifierValid(found.pkce, given.verifier)) return { fault: 'verifier' };
  return { grant: found.grant, hadPkce: found.pkce !== undefined };
};
