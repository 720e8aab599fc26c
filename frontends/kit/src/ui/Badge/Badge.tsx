import { IconBan, IconCheck, IconClock, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Text } from '../../i18n/Text.tsx';
import styles from './badge.module.css';

export type BadgeKind = 'success' | 'warning' | 'danger' | 'info' | 'accent' | 'plain';

const icons = {
  success: IconCheck,
  warning: IconClock,
  danger: IconBan,
  info: IconInfoCircle,
  accent: null,
  plain: null,
} as const;

/** `text`: the text key of the content, instead of `children`. */
type Props = { kind?: BadgeKind; icon?: ReactNode; text?: string; children?: ReactNode };

/** A status label with text and icon, so that the colour is not the only sign. `icon={null}` removes the icon. */
export const Badge = ({ kind = 'plain', icon, text, children }: Props) => {
  const Icon = icons[kind];
  return (
    <span className={`${styles.badge} ${styles[kind] ?? ''}`}>
      {icon === undefined ? Icon && <Icon aria-hidden /> : icon}
      {text ? <Text id={text} /> : children}
    </span>
  );
};
