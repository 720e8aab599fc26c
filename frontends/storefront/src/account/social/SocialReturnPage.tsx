import { PageLoading, useDocumentTitle, useTranslate, VisitorsOnly } from '@sargam/kit';
import { useState } from 'react';
import { redirectOf } from '../redirect.ts';
import type { Provider } from './provider.ts';
import { type Trip, tripUnderWay } from './trip.ts';
import { useSocialReturn } from './useSocialReturn.ts';

const Returning = ({ trip }: { trip: Trip | undefined }) => {
  useSocialReturn(trip);
  return <PageLoading />;
};

/** Where Google and Facebook send people back to; it leads on to where the login was to lead. */
export default function SocialReturnPage({ provider }: { provider: Provider }) {
  const t = useTranslate();
  const [trip] = useState(() => tripUnderWay(provider));
  useDocumentTitle(t('storefront.login.title'));
  return (
    <VisitorsOnly to={redirectOf(trip?.redirect ?? null)}>
      <Returning trip={trip} />
    </VisitorsOnly>
  );
}
