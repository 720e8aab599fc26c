import { PageLoading, usePageTitle, VisitorsOnly } from '@sargam/kit';
import { useState } from 'react';
import { safeRedirect } from '../redirect.ts';
import { findLoginAttempt, type Provider, type SocialLoginAttempt } from './login-attempt.ts';
import { useSocialCallback } from './useSocialCallback.ts';

const CallbackInProgress = ({ attempt }: { attempt: SocialLoginAttempt | undefined }) => {
  useSocialCallback(attempt);
  return <PageLoading />;
};

/** Redirect URI for Google and Facebook. Continues to the original target of the login. */
export default function SocialCallbackPage({ provider }: { provider: Provider }) {
  const [attempt] = useState(() => findLoginAttempt(provider));
  usePageTitle('storefront.login.title');
  return (
    <VisitorsOnly to={safeRedirect(attempt?.redirect ?? null)}>
      <CallbackInProgress attempt={attempt} />
    </VisitorsOnly>
  );
}
