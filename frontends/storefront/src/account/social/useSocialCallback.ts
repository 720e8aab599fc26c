import { api, signIn, unwrap, useLocation, useNavigate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { withRedirect } from '../redirect.ts';
import { clearLoginAttempt, type SocialLoginAttempt } from './login-attempt.ts';
import { toRefusalState } from './refusal.ts';
import { parseSocialCredential, type SocialCredential } from './social-credential.ts';

const sendCredential = (proof: SocialCredential) =>
  proof.provider === 'google'
    ? unwrap(api.POST('/user/googlelogin', { body: proof.body }))
    : unwrap(api.POST('/user/fblogin', { body: proof.body }));

const logIn = async (proof: SocialCredential): Promise<void> => {
  if (!signIn(await sendCredential(proof))) throw new Error('the answer holds no session');
};

/**
 * Logs in with what the address brought, once, and takes it out of the address at once. Whoever refused, and whoever is
 * refused, is back at the login.
 */
export const useSocialCallback = (trip: SocialLoginAttempt | undefined): void => {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const begun = useRef(false);
  const { mutate } = useMutation({
    mutationFn: logIn,
    onError: (error) => back(error),
  });
  const back = (error?: unknown): void => {
    const login = withRedirect('/login', trip?.redirect ?? null);
    void navigate(login, { replace: true, state: toRefusalState(error) });
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const proof = parseSocialCredential(hash, trip);
    clearLoginAttempt();
    if (!proof) return back();
    void navigate(pathname, { replace: true });
    mutate(proof);
  });
};
