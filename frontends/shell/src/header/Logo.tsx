import { Link, Mark, useText } from '@sargam/kit';

export const Logo = () => {
  const t = useText();
  return (
    <Link className="logo" to="/">
      <Mark />
      <span>{t('kit.brand')}</span>
      <small>{t('shell.nav.beta')}</small>
      <span className="vh">{t('shell.nav.home')}</span>
    </Link>
  );
};
