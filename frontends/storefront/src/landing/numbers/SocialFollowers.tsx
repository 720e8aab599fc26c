import { useTranslate } from '@sargam/kit';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTwitter,
  IconBrandYoutube,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { socialFiguresQuery } from '../../shared/queries.ts';
import { listAudiences } from './audiences.ts';

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
    <ul className="elsewhere num" aria-label={t('storefront.networks.label')}>
      {networks.map(({ network, counted, count }) => {
        const Icon = icons[network];
        return (
          <li key={network}>
            <Icon aria-hidden />
            <b lang="en">{t(`storefront.networks.${network}`)}</b>
            <span className="muted">{t(`storefront.networks.${counted}`, { count })}</span>
          </li>
        );
      })}
    </ul>
  );
};
