/** What is counted of us on each network (back-office, section 3). */
const counted: Readonly<Record<string, readonly string[]>> = {
  facebook: ['like', 'follower', 'post', 'group'],
  instagram: ['follower', 'post'],
  twitter: ['follower', 'post'],
  linkedin: ['follower', 'post'],
  youtube: ['subscriber', 'video', 'views'],
};

export interface Figure {
  readonly network: string;
  readonly counted: string;
  readonly count: bigint;
}

/** Whether this is counted on that network. */
export const isCounted = ({ network, counted: name }: Figure): boolean =>
  Object.hasOwn(counted, network) && (counted[network] ?? []).includes(name);
