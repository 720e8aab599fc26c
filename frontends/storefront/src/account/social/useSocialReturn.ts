import { api, signIn, unwrap, useLocation, useNavigate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keepRedirect } from '../redirect.ts';
import { refusedState } from './refusal.ts';
import { type Proof, proofIn } from './social-proof.ts';
import { endTrip, type Trip } from './trip.ts';

const ask = (proof: Proof) =>
  proof.provider === 'google'
    ? unwrap(api.POST('/user/googlelogin', { body: proof.body }))
    : unwrap(api.POST('/user/fblogin', { body: proof.body }));

const logIn = async (proof: Proof): Promise<void> => {
  if (!signIn(await ask(proof))) throw new Error('the answer holds no session');
};

/**
 * Logs in with what the address brought, once, and takes it out of the address at once. Whoever refused, and whoever is
 * refused, is back at the login.
 */
export const useSocialReturn = (trip: Trip | undefined): void => {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const begun = useRef(false);
  const { mutate } = useMutation({
    mutationFn: logIn,
    onError: (error) => back(error),
  });
  const back = (error?: unknown): void => {
    const login = keepRedirect('/login', trip?.redirect ?? null);
    void navigate(login, { replace: true, state: refusedState(error) });
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const proof = proofIn(hash, trip);
    endTrip();
    if (!proof) return back();
    void navigate(pathname, { replace: true });
    mutate(proof);
  });
};
