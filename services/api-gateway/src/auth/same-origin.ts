import { domainError } from '@sargam/chassis/errors';
import type { Request } from 'express';

const hostOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;

/** Whether the headers name one of the hosts. Browsers set the Origin header; a page cannot change it. */
export const isSameOrigin = (
  origin: string | undefined,
  site: string | undefined,
  hosts: readonly (string | undefined)[],
): boolean => {
  if (site !== undefined && site !== 'same-origin') return false;
  const originHost = hostOf(origin);
  return originHost !== undefined && hosts.includes(originHost);
};

/** Whether a page of this site made the request. */
export const isFromSite = ({ headers, host }: Request, siteUrl: string): boolean => {
  const site = headers['sec-fetch-site'];
  return isSameOrigin(headers.origin, site === undefined ? undefined : String(site), [host, hostOf(siteUrl)]);
};

/** Calls authenticated by a cookie accept pages of this site only, in addition to SameSite=Strict. */
export const requireSameOrigin = (request: Request, siteUrl: string): void => {
  if (isFromSite(request, siteUrl)) return;
  throw domainError.forbidden('foreign-origin', 'This can be done from the site itself only.');
};
