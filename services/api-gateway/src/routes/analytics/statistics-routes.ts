import type { SocialFigure, SocialFigures as StoredFigures } from '@sargam/proto/payouts/v1/social';
import { z } from 'zod';
import { field, successWith } from '../../api/response.ts';
import { admins } from '../../api/roles.ts';
import { type Route, route } from '../../routing/route.ts';

const Count = z.number().int().min(0);

const SiteCountsResponse = z
  .object({ user: Count, instructor: Count, course: Count, freebies: Count })
  .meta({ id: 'Counters', description: 'Number of students and of published items' });

/** The figures that each social network has. */
const figureNames = {
  facebook: ['like', 'follower', 'post', 'group'],
  instagram: ['follower', 'post'],
  twitter: ['follower', 'post'],
  linkedin: ['follower', 'post'],
  youtube: ['subscriber', 'video', 'views'],
} as const;

const figuresOf = <const K extends readonly string[]>(names: K) =>
  z.partialRecord(z.enum(names), Count.max(Number.MAX_SAFE_INTEGER));

const SocialFigures = z
  .object({
    facebook: figuresOf(figureNames.facebook),
    instagram: figuresOf(figureNames.instagram),
    twitter: figuresOf(figureNames.twitter),
    linkedin: figuresOf(figureNames.linkedin),
    youtube: figuresOf(figureNames.youtube),
  })
  .partial()
  .meta({
    id: 'SocialFigures',
    description: 'Figures entered by an admin; figures that were never entered are missing',
  });
type SocialFigures = z.infer<typeof SocialFigures>;

const figuresResponse = field(SocialFigures, (stored: StoredFigures) => {
  const figures: Record<string, Record<string, number>> = {};
  for (const { network, metric, count } of stored.figures) (figures[network] ??= {})[metric] = Number(count);
  return figures;
});

const fromFigures = (figures: SocialFigures): SocialFigure[] =>
  Object.entries(figures).flatMap(([network, counts]) =>
    Object.entries(counts).map(([name, count]) => ({ network, metric: name, count: BigInt(count) })),
  );

export const statisticsRoutes: readonly Route[] = [
  route.get('/analytics/', {
    summary: 'How many students, instructors, courses and freebies there are',
    roles: 'anybody',
    response: SiteCountsResponse,
    handle: (_call, { readSiteCounts }) => readSiteCounts(),
  }),
  route.get('/analytics/social-analytics', {
    summary: 'Figures of Sargam on social networks',
    roles: 'anybody',
    response: figuresResponse,
    handle: (_call, { socialFigures }) => socialFigures.getSocialFigures({}),
  }),
  route.post('/analytics/social-analytics', {
    summary: 'Saves figures of Sargam on social networks; figures that are not given stay unchanged',
    roles: admins,
    body: SocialFigures,
    response: successWith('Social figures updated successfully!', figuresResponse),
    handle: ({ body }, { socialFigures }) => socialFigures.saveSocialFigures({ figures: fromFigures(body) }),
  }),
];
