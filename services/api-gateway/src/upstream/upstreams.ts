/** The services that the gateway calls. */
export const upstreams = [
  'identity',
  'catalogue',
  'commerce',
  'learning',
  'messaging',
  'store',
  'payouts',
] as const;
export type Upstream = (typeof upstreams)[number];
