import { isIPv6 } from 'node:net';

const ipv4MappedPattern = /^(?:::|(?:0{1,4}:){5})ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network by which calls from an address are counted. An IPv6 address counts as its /64, because one client can use all
 * addresses of it. An IPv4 address that is written as IPv6 counts as IPv4.
 */
export const networkOf = (ip: string): string => {
  const [address = ''] = ip.split('%');
  const ipv4 = ipv4MappedPattern.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address)) return ip;
  const [head = '', tail] = address.split('::');
  const [front, back] = [splitGroups(head), splitGroups(tail ?? '')];
  const gap = Array.from({ length: 8 - front.length - back.length }, () => '0');
  const network = [...front, ...gap, ...back].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};

/** A trailing IPv4 address stands for two groups. They are outside of the /64, so their value does not matter. */
const splitGroups = (part: string): string[] =>
  part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group === '' ? [] : [group]));
