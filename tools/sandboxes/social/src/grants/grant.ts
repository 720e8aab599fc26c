import { randomBytes } from 'node:crypto';
import type { Journal } from '@sargam/sandbox-shared/journal/journal';
import type { IdTokenTrouble, UserTokenTrouble } from '../faults/fault.ts';
import type { Person } from '../people/person.ts';
import type { Pkce } from './pkce.ts';

export type Provider = 'google' | 'facebook';

/** What a person allowed, and what was asked for besides. */
export interface Grant {
  provider: Provider;
  person: Person;
  scopes: string[];
  nonce?: string;
  trouble?: IdTokenTrouble | UserTokenTrouble;
}

/** A grant on its way through the browser: good once, for a short while, at the address it was sent to. */
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

const random = (bytes: number): string => randomBytes(bytes).toString('base64url');

export const newCode = (provider: Provider): string =>
  provider === 'google' ? `4/0A${random(48)}` : `AQ${random(96)}`;

export const newAccessToken = (provider: Provider): string =>
  provider === 'google' ? `ya29.a0${random(96)}` : `EAA${random(96).replaceAll(/[-_]/g, 'Z')}`;

export const codesIn = (journal: Journal) => journal.collection<Code>('code', ({ code }) => code);
export const tokensIn = (journal: Journal) => journal.collection<AccessToken>('token', ({ token }) => token);
