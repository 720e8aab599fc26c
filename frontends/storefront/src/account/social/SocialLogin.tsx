import { Button, useTranslate } from '@sargam/kit';
import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import type { SocialLoginAttempt } from './login-attempt.ts';
import { providers } from './provider.ts';
import { useSocialLogin } from './useSocialLogin.ts';

const icons = { google: IconBrandGoogle, facebook: IconBrandFacebook } as const;

/** The other ways in, below a form of our own. */
export const SocialLogin = (about: Pick<SocialLoginAttempt, 'redirect' | 'refercode'>) => {
  const t = useTranslate();
  const { leaving, isAbsent, go } = useSocialLogin(about);
  return (
    <div className="gate-social">
      <p className="gate-or">{t('storefront.login.or')}</p>
      {providers.map((provider) => {
        const Icon = icons[provider];
        return (
          <Button
            key={provider}
            variant="line"
            wide
            icon={<Icon aria-hidden />}
            busy={leaving === provider}
            disabled={isAbsent(provider)}
            onClick={() => go(provider)}
          >
            {t(`storefront.login.${provider}`)}
          </Button>
        );
      })}
    </div>
  );
};
