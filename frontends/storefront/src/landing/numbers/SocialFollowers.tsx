import { type ApiSchemas, typography, useTranslate } from '@sargam/kit';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTwitter,
  IconBrandYoutube,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { socialFiguresQuery } from '../../shared/queries.ts';
import styles from './counters.module.css';

type Network = 'facebook' | 'youtube' | 'instagram' | 'linkedin' | 'twitter';
type Audience = { network: Network; counted: 'follower' | 'subscriber'; count: number };

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
const listAudiences = (figures: ApiSchemas['SocialFigures'] | undefined): Audience[] =>
  audienceCounts(figures ?? {})
    .flatMap(([network, counted, count]) => (count ? [{ network, counted, count }] : []))
    .toSorted((one, other) => other.count - one.count);

const icons = {
  facebook: IconBrandFacebook,
  youtube: IconBrandYoutube,
  instagram: IconBrandInstagram,
  linkedin: IconBrandLinkedin,
  twitter: IconBrandTwitter,
} as const;

/** Follower counts entered by an admin. Not shown if there are none. */
export const SocialFollowers = () => {
  const t = useTranslate();
  const { data } = useQuery(socialFiguresQuery());
  const networks = listAudiences(data);
  if (networks.length === 0) return null;
  return (
    <ul className={`${styles.networks} ${typography.digits}`} aria-label={t('storefront.networks.label')}>
      {networks.map(({ network, counted, count }) => {
        const Icon = icons[network];
        return (
          <li key={network}>
            <Icon aria-hidden />
            <b lang="en">{t(`storefront.networks.${network}`)}</b>
            <span className={typography.muted}>{t(`storefront.networks.${counted}`, { count })}</span>
          </li>
        );
      })}
    </ul>
  );
};
