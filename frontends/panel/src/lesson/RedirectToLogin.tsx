import { Navigate, toast, useLocation, useTranslate } from '@sargam/kit';
import { useEffect } from 'react';
import { loginAddress } from '../shared/lesson-address.ts';

/** For a visitor who opens a lesson that needs a login. */
export const RedirectToLogin = () => {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    toast.error(t('kit.auth.login_first'));
  }, [t]);
  return <Navigate to={loginAddress(pathname + search)} replace />;
};
