import type { ApiSchemas } from '@sargam/kit';

export type Network = 'facebook' | 'youtube' | 'instagram' | 'linkedin' | 'twitter';
export type Audience = { network: Network; counted: 'follower' | 'subscriber'; count: number };

/** One count per network. Other counts are for the back office only. */
const audienceCounts = (
  figures: ApiSchemas['SocialFigures'],
): [Network, Audience['counted'], number | undefined][] => [
  ['facebook', 'follower', figures.facebook?.follower],
  ['youtube', 'subscriber', figures.youtube?.subscriber],
  ['instagram', 'follower', figures.instagram?.follower],
  ['linkedin', 'follower', figures.linkedin?.follower],
  ['twitter', 'follower', figures.twitter?.follower],
];

/** Largest audience first. */
export const listAudiences = (figures: ApiSchemas['SocialFigures'] | undefined): Audience[] =>
  audienceCounts(figures ?? {})
    .flatMap(([network, counted, count]) => (count ? [{ network, counted, count }] : []))
    .toSorted((one, other) => other.count - one.count);
