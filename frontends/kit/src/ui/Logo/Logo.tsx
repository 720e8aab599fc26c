import { useTranslate } from '../../i18n/useTranslate.ts';
import { Link } from '../../router/Link.tsx';
import layout from '../../theme/layout.module.css';
import { LogoMark } from '../Art/Illustrations.tsx';
import styles from './logo.module.css';

/** A word beside the name, the name of the link for screen readers, and the class of the brand's name. */
type Props = {
  badge?: string;
  label: string;
  className?: string | undefined;
  nameClass?: string | undefined;
};

/** Mark and name, as a link to the landing page. Custom properties (`--logo-size`) change its size. */
export const Logo = ({ badge, label, className = '', nameClass }: Props) => (
  <Link className={`${styles.logo} ${className}`} to="/">
    <LogoMark />
    <span className={nameClass ?? styles.name}>{useTranslate()('kit.brand')}</span>
    {badge && <small>{badge}</small>}
    <span className={layout.visuallyHidden}>{label}</span>
  </Link>
);
