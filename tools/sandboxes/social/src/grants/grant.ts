import { randomBytes } from 'node:crypto';
import type { IdTokenFaultMode, UserTokenFaultMode } from '../faults/fault.ts';
import type { Person } from '../people/person.ts';

export type Provider = 'google' | 'facebook';

/** The PKCE challenge of an authorization request (RFC 7636). */
export interface Pkce {
  challenge: string;
  method: 'S256' | 'plain';
}

/** What a person granted, with the nonce and the chosen fault of the request. */
export interface Grant {
  provider: Provider;
  person: Person;
  scopes: string[];
  nonce?: string;
  trouble?: IdTokenFaultMode | UserTokenFaultMode;
}

/** An authorization code: valid once, for a short time, for one return address. */
export interface Code {
  code: string;
  grant: Grant;
  redirectUri: string;
  pkce?: Pkce;
  expiresAt: number;
  used: boolean;
}

export interface AccessToken {
  token: string;
  grant: Grant;
  issuedAt: number;
  expiresAt: number;
}

const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url');

export const newCode = (provider: Provider): string =>
  provider === 'google' ? `4/0A${randomText(48)}` : `AQ${randomText(96)}`;

export const newAccessToken = (provider: Provider): string =>
  provider === 'google' ? `ya29.a0${randomText(96)}` : `EAA${randomText(96).replaceAll(/[-_]/g, 'Z')}`;
