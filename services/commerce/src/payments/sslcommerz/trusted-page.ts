import { isIP } from 'node:net';

/** Public suffixes such as com.bd and co.uk, under which anyone can register a domain. */
const publicSuffix = /^(?:com|co|net|org|edu|gov|ac)\.[a-z]{2}$/;

/** The owner's domain of a host: sslcommerz.com for securepay.sslcommerz.com. An IP address has no domain. */
const domainOf = (host: string): string => {
  const labels = host.split('.');
  const parent = labels.slice(1).join('.');
  return isIP(host) !== 0 || labels.length < 3 || publicSuffix.test(parent) ? host : parent;
};

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/**
 * Whether a buyer may be sent to a page that the gateway returned. Buyers type card numbers there, so the page must be on the
 * gateway's own domain or on a configured one, and use HTTPS unless the gateway itself does not.
 */
export const isTrustedPage = (pageUrl: string, gatewayUrl: string, domains: readonly string[]): boolean => {
  if (!URL.canParse(pageUrl)) return false;
  const [page, gateway] = [new URL(pageUrl), new URL(gatewayUrl)];
  if (page.protocol !== 'https:' && page.protocol !== gateway.protocol) return false;
  return [domainOf(gateway.hostname), ...domains].some((domain) => isWithin(page.hostname, domain));
};

/** The host of a page. Logs contain only the host, because the path can contain card numbers. */
export const hostForLog = (pageUrl: string): string =>
  URL.canParse(pageUrl) ? new URL(pageUrl).hostname.slice(0, 100) : '';
