import { api, apiQuery, queryClient, toast, useBfcacheRestore, useErrorText, useLanguage } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { goToExternalUrl } from '../../pay/page-navigation.ts';
import { type SocialLoginAttempt, startLoginAttempt } from './login-attempt.ts';
import type { Provider } from './provider.ts';
import { buildSocialLoginUrl } from './social-login-url.ts';

/** Asked with the page, so that a press leads away at once; the server looks anew once an hour. */
const pagesQuery = {
  ...apiQuery('/user/social-logins', ({ signal }) => api.GET('/user/social-logins', { signal })),
  staleTime: 3_600_000,
};

/** Leads to the page of Google or Facebook, which comes back to `/login/{provider}`. */
export const useSocialLogin = (about: Pick<SocialLoginAttempt, 'redirect' | 'refercode'>) => {
  const language = useLanguage();
  const errorText = useErrorText();
  const pages = useQuery(pagesQuery).data;
  const [leaving, setLeaving] = useState<Provider>();
  // The back button shows the page as it was left.
  useBfcacheRestore(useCallback(() => setLeaving(undefined), []));

  const leave = async (provider: Provider): Promise<void> => {
    const found = await queryClient.fetchQuery(pagesQuery);
    const from = { origin: window.location.origin, language };
    const address = buildSocialLoginUrl(found, startLoginAttempt(provider, about), from);
    if (address) goToExternalUrl(address);
    else setLeaving(undefined);
  };
  return {
    leaving,
    isAbsent: (provider: Provider): boolean => pages?.[provider] === null,
    go: (provider: Provider): void => {
      if (leaving) return;
      setLeaving(provider);
      leave(provider).catch((error: unknown) => {
        setLeaving(undefined);
        toast.error(errorText(error));
      });
    },
  };
};
