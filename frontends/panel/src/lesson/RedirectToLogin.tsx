import { Navigate, toast, useLocation, useTranslate } from '@sargam/kit';
import { useEffect } from 'react';
import { loginAddress } from '../shared/lesson-address.ts';

/** A lesson for whoever is logged in, opened by a visitor. */
export const RedirectToLogin = () => {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    toast.error(t('kit.auth.login_first'));
  }, [t]);
  return <Navigate to={loginAddress(pathname + search)} replace />;
};
