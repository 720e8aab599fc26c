import { Text } from '../../i18n/Text.tsx';
import badgeStyles from '../Badge/badge.module.css';
import styles from './tier.module.css';

export type Tier = 'silver' | 'gold' | 'diamond';

const shapes = {
  silver: <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />,
  gold: (
    <>
      <circle cx="8" cy="8" r="6.6" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <circle cx="8" cy="8" r="3.4" fill="currentColor" />
    </>
  ),
  diamond: (
    <>
      <path d="M8 1l6.5 7L8 15 1.5 8z" fill="none" stroke="currentColor" strokeWidth="1.7" />
      <path d="M8 4.6L11.2 8 8 11.4 4.8 8z" fill="currentColor" />
    </>
  ),
} as const;

export const TierIcon = ({ tier }: { tier: Tier }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    {shapes[tier]}
  </svg>
);

/** A tier with edge, shape and word, so that the colour is not the only sign. */
export const TierBadge = ({ tier }: { tier: Tier }) => (
  <span className={`${badgeStyles.badge} ${styles.tier} ${styles[tier]}`}>
    <TierIcon tier={tier} />
    <Text id={`kit.tier.${tier}`} />
  </span>
);

export const isTier = (value: unknown): value is Tier =>
  value === 'silver' || value === 'gold' || value === 'diamond';
