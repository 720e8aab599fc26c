import { createHash } from 'node:crypto';

/** The PKCE challenge of an authorization request (RFC 7636). */
export interface Pkce {
  challenge: string;
  method: 'S256' | 'plain';
}

export const isVerifierValid = (pkce: Pkce | undefined, verifier: string): boolean => {
  if (!pkce) return verifier === '';
  const made = pkce.method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  return verifier !== '' && made === pkce.challenge;
};
