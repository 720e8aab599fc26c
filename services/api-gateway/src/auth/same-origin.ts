import { domainError } from '@sargam/chassis/errors';
import type { Request } from 'express';

const hostOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).host : undefined;

/** Whether a page of this site made the request. Browsers set the Origin header; a page cannot change it. */
export const isSameOrigin = (
  origin: string | undefined,
  site: string | undefined,
  hosts: readonly (string | undefined)[],
): boolean => {
  if (site !== undefined && site !== 'same-origin') return false;
  const from = hostOf(origin);
  return from !== undefined && hosts.includes(from);
};

/** Calls authenticated by a cookie accept pages of this site only, in addition to SameSite=Strict. */
export const requireSameOrigin = (request: Request, siteUrl: string): void => {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (isSameOrigin(origin, site === undefined ? undefined : String(site), [request.host, hostOf(siteUrl)]))
    return;
  throw domainError.forbidden('foreign-origin', 'This can be done from the site itself only.');
};
