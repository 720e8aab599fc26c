import { memoizeWithTtl } from '@sargam/chassis/caching';
import type { Service } from '@sargam/chassis/service';
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { IdentitySettings } from '../config.ts';
import { fetchJson } from './fetch-json.ts';
import { socialUnavailable } from './social-login-errors.ts';

/** What Google's discovery document names. */
export interface GoogleEndpoints {
  readonly keys: JWTVerifyGetKey;
  readonly token: URL;
}

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url(), token_endpoint: z.url() });

const hour = 3_600_000;

/** Returns the endpoints of Google, cached for an hour. Throws `social-unavailable`. */
export const createGoogleEndpoints = ({ settings, clock }: Service<IdentitySettings>) => {
  const { googleIssuer, socialTimeout } = settings;
  const discover = memoizeWithTtl({ clock, ttlMs: hour, maxEntries: 1 }, () =>
    discoverEndpoints(googleIssuer, socialTimeout),
  );
  return (): Promise<GoogleEndpoints> => discover(googleIssuer);
};

const discoverEndpoints = async (issuer: string, timeout: number): Promise<GoogleEndpoints> => {
  const { status, body } = await fetchJson(
    new URL(`${issuer}/.well-known/openid-configuration`),
    Discovery,
    timeout,
  );
  if (status !== 200) throw socialUnavailable(new Error(`discovery document: status ${status}`));
  if (body.issuer !== issuer) throw socialUnavailable(new Error('discovery document of another issuer'));
  return {
    keys: createRemoteJWKSet(new URL(body.jwks_uri), { timeoutDuration: timeout, cooldownDuration: 5_000 }),
    token: new URL(body.token_endpoint),
  };
};
