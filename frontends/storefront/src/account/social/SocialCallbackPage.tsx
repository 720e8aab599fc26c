import { PageLoading, useDocumentTitle, useTranslate, VisitorsOnly } from '@sargam/kit';
import { useState } from 'react';
import { safeRedirect } from '../redirect.ts';
import { findLoginAttempt, type SocialLoginAttempt } from './login-attempt.ts';
import type { Provider } from './provider.ts';
import { useSocialCallback } from './useSocialCallback.ts';

const CallbackInProgress = ({ trip }: { trip: SocialLoginAttempt | undefined }) => {
  useSocialCallback(trip);
  return <PageLoading />;
};

/** Where Google and Facebook send people back to; it leads on to where the login was to lead. */
export default function SocialCallbackPage({ provider }: { provider: Provider }) {
  const t = useTranslate();
  const [trip] = useState(() => findLoginAttempt(provider));
  useDocumentTitle(t('storefront.login.title'));
  return (
    <VisitorsOnly to={safeRedirect(trip?.redirect ?? null)}>
      <CallbackInProgress trip={trip} />
    </VisitorsOnly>
  );
}
