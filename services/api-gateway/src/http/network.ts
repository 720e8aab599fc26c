import { isIPv6 } from 'node:net';

const ipv4MappedPattern = /^(?:::|(?:0{1,4}:){5})ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What calls from an address are counted together by. Whoever has an IPv6 address has all of its /64, and could call from
 * another each time; an IPv4 address that is written as IPv6 is itself.
 */
export const networkOf = (ip: string): string => {
  const [address = ''] = ip.split('%');
  const inside = ipv4MappedPattern.exec(address)?.[1];
  if (inside !== undefined) return inside;
  if (!isIPv6(address)) return ip;
  const [head = '', tail] = address.split('::');
  const [front, back] = [splitGroups(head), splitGroups(tail ?? '')];
  const gap = Array.from({ length: 8 - front.length - back.length }, () => '0');
  const network = [...front, ...gap, ...back].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};

/** An IPv4 address at the end stands for two groups, which are beyond the first four. */
const splitGroups = (part: string): string[] =>
  part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group === '' ? [] : [group]));
