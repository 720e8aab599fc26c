/** The figures that staff enter for each social network. */
const metricsByNetwork: Readonly<Record<string, readonly string[]>> = {
  facebook: ['like', 'follower', 'post', 'group'],
  instagram: ['follower', 'post'],
  twitter: ['follower', 'post'],
  linkedin: ['follower', 'post'],
  youtube: ['subscriber', 'video', 'views'],
};

export interface SocialMetric {
  readonly network: string;
  readonly metric: string;
  readonly count: bigint;
}

export const isKnownMetric = ({ network, metric }: SocialMetric): boolean =>
  Object.hasOwn(metricsByNetwork, network) && (metricsByNetwork[network] ?? []).includes(metric);
