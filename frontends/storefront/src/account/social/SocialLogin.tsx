import {
  api,
  apiGet,
  Button,
  queryClient,
  toast,
  useBfcacheRestore,
  useErrorText,
  useLanguage,
  useTranslate,
} from '@sargam/kit';
import formPage from '@sargam/kit/form-page.module.css';
import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { goToExternalUrl } from '../../pay/page-navigation.ts';
import { type Provider, providers, type SocialLoginAttempt, startLoginAttempt } from './login-attempt.ts';
import { buildFacebookUrl, buildGoogleUrl } from './social-login-url.ts';

/** Fetched with the page, so a click redirects without waiting. The server refreshes it once an hour. */
const pagesQuery = { ...apiGet('/user/social-logins'), staleTime: 3_600_000 };

/** Redirects to Google or Facebook, which returns to `/login/{provider}`. */
const useSocialLogin = (options: Pick<SocialLoginAttempt, 'redirect' | 'refercode'>) => {
  const language = useLanguage();
  const errorText = useErrorText();
  const pages = useQuery(pagesQuery).data;
  const [redirectingTo, setRedirectingTo] = useState<Provider>();
  // The back button restores the page in its old state.
  useBfcacheRestore(useCallback(() => setRedirectingTo(undefined), []));

  /** Undefined if the provider is not configured. */
  const findLoginUrl = async (provider: Provider): Promise<string | undefined> => {
    const { google, facebook } = await queryClient.fetchQuery(pagesQuery);
    const attempt = startLoginAttempt(provider, options);
    if (provider === 'facebook') return facebook ? buildFacebookUrl(facebook, attempt, language) : undefined;
    return google
      ? buildGoogleUrl(google, attempt, await api.POST('/user/googlelogin/start'), language)
      : undefined;
  };
  const redirect = async (provider: Provider): Promise<void> => {
    const url = await findLoginUrl(provider);
    if (url) goToExternalUrl(url);
    else setRedirectingTo(undefined);
  };
  return {
    redirectingTo,
    isUnavailable: (provider: Provider): boolean => pages?.[provider] === null,
    start: (provider: Provider): void => {
      if (redirectingTo) return;
      setRedirectingTo(provider);
      redirect(provider).catch((error: unknown) => {
        setRedirectingTo(undefined);
        toast.error(errorText(error));
      });
    },
  };
};

const icons = { google: IconBrandGoogle, facebook: IconBrandFacebook } as const;

export const SocialLogin = (options: Pick<SocialLoginAttempt, 'redirect' | 'refercode'>) => {
  const t = useTranslate();
  const { redirectingTo, isUnavailable, start } = useSocialLogin(options);
  return (
    <div className={formPage.social}>
      <p className={formPage.divider}>{t('storefront.login.or')}</p>
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
            text={`storefront.login.${provider}`}
          />
        );
      })}
    </div>
  );
};
