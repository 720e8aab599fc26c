import { Button, useTranslate } from '@sargam/kit';
import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import type { SocialLoginAttempt } from './login-attempt.ts';
import { providers } from './provider.ts';
import { useSocialLogin } from './useSocialLogin.ts';

const icons = { google: IconBrandGoogle, facebook: IconBrandFacebook } as const;

export const SocialLogin = (options: Pick<SocialLoginAttempt, 'redirect' | 'refercode'>) => {
  const t = useTranslate();
  const { redirectingTo, isUnavailable, start } = useSocialLogin(options);
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
            busy={redirectingTo === provider}
            disabled={isUnavailable(provider)}
            onClick={() => start(provider)}
          >
            {t(`storefront.login.${provider}`)}
          </Button>
        );
      })}
    </div>
  );
};
