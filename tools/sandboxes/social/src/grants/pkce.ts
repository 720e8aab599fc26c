import { createHash } from 'node:crypto';

/** RFC 7636: what the caller committed itself to before it got its code. */
export interface Pkce {
  challenge: string;
  method: 'S256' | 'plain';
}

export const isVerifierValid = (pkce: Pkce | undefined, verifier: string): boolean => {
  if (!pkce) return verifier === '';
  const made = pkce.method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  return verifier !== '' && made === pkce.challenge;
};
