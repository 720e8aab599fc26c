import { Link, Mark, useText } from '@sargam/kit';

export const Logo = () => {
  const t = useText();
  return (
    <Link className="logo" to="/" aria-label={t('shell.nav.home_label')}>
      <Mark />
      <span>{t('kit.brand')}</span>
      <small>{t('shell.nav.beta')}</small>
    </Link>
  );
};
