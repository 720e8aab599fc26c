import { Logo as KitLogo, useTranslate } from '@sargam/kit';

export const Logo = () => {
  const t = useTranslate();
  return <KitLogo badge={t('shell.nav.beta')} label={t('shell.nav.home')} />;
};
