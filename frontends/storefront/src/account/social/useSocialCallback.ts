import { api, signIn, unwrap, useLocation, useNavigate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { withRedirect } from '../redirect.ts';
import { clearLoginAttempt, type SocialLoginAttempt } from './login-attempt.ts';
import { toRefusalState } from './refusal.ts';
import { parseSocialCredential, type SocialCredential } from './social-credential.ts';

const sendCredential = (credential: SocialCredential) =>
  credential.provider === 'google'
    ? unwrap(api.POST('/user/googlelogin', { body: credential.body }))
    : unwrap(api.POST('/user/fblogin', { body: credential.body }));

const logIn = async (credential: SocialCredential): Promise<void> => {
  if (!signIn(await sendCredential(credential))) throw new Error('the answer holds no session');
};

/** Logs in once with the credential in the fragment and removes it from the address. Without success: back to the login page. */
export const useSocialCallback = (attempt: SocialLoginAttempt | undefined): void => {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  const { mutate } = useMutation({
    mutationFn: logIn,
    onError: (error) => returnToLogin(error),
  });
  const returnToLogin = (error?: unknown): void => {
    const login = withRedirect('/login', attempt?.redirect ?? null);
    void navigate(login, { replace: true, state: toRefusalState(error) });
  };
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const credential = parseSocialCredential(hash, attempt);
    clearLoginAttempt();
    if (!credential) return returnToLogin();
    void navigate(pathname, { replace: true });
    mutate(credential);
  });
};
