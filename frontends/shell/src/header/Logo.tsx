import { Link, LogoMark, layout, useTranslate } from '@sargam/kit';

export const Logo = () => {
  const t = useTranslate();
  return (
    <Link className="logo" to="/">
      <LogoMark />
      <span>{t('kit.brand')}</span>
      <small>{t('shell.nav.beta')}</small>
      <span className={layout.visuallyHidden}>{t('shell.nav.home')}</span>
    </Link>
  );
};
