import { isIP } from 'node:net';

/** Such as com.bd and co.uk: everybody's. */
const everybodys = /^(?:com|co|net|org|edu|gov|ac)\.[a-z]{2}$/;

/** The hosts of one owner: epay.sslcommerz.com is of the domain of securepay.sslcommerz.com. An address in numbers has no domain. */
const domainOf = (host: string): string => {
  const labels = host.split('.');
  const parent = labels.slice(1).join('.');
  return isIP(host) !== 0 || labels.length < 3 || everybodys.test(parent) ? host : parent;
};

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/**
 * Whether a buyer may be sent to a page that the gateway's answer names: it has to be on the gateway's own domain, or on
 * one of those given, and as safe as the gateway itself. Card numbers are typed there.
 */
export const isTrustedPage = (page: string, gatewayUrl: string, domains: readonly string[]): boolean => {
  if (!URL.canParse(page)) return false;
  const [there, gateway] = [new URL(page), new URL(gatewayUrl)];
  if (there.protocol !== 'https:' && there.protocol !== gateway.protocol) return false;
  return [domainOf(gateway.hostname), ...domains].some((domain) => isWithin(there.hostname, domain));
};

/** The host of a page, as a log may name it. */
export const hostForLog = (page: string): string =>
  URL.canParse(page) ? new URL(page).hostname.slice(0, 100) : '';
