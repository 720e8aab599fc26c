/** Addresses of what runs outside of the cluster. */
export interface OutsideAddresses {
  readonly site: string;
  readonly payments: string;
  readonly social: string;
}

/** The tests send all requests from one address, far above the limits of the site. */
const noRateLimits = Object.fromEntries(
  ['Usual', 'Login', 'Signup', 'Search', 'Upload', 'Stream'].map((limit) => [`rate${limit}`, 1_000_000]),
);

/** One node runs every pod, and another one of a part that is replaced: it has fewer cores than the charts ask for. */
const smallRequests = { resources: { requests: { cpu: '10m', memory: '64Mi' } } };

/** Values of charts/sargam for a site whose edge and sandboxes run on this machine. */
export const siteValues = (
  { site, payments, social }: OutsideAddresses,
  parts: readonly string[],
  replicas: number,
  /** Tag of the images; empty: that of the charts. */
  tag: string,
) => ({
  ...Object.fromEntries(parts.map((part) => [part, { ...smallRequests, image: { tag } }])),
  global: {
    replicas,
    settings: {
      siteUrl: site,
      sslcommerzUrl: payments,
      googleIssuer: social,
      facebookGraphUrl: `${social}/v21.0`,
      facebookDialogUrl: `${social}/v21.0/dialog/oauth`,
      staffWithoutSetUp: ['content@sargam.test', 'instructor@sargam.test'],
      ...noRateLimits,
    },
  },
});
