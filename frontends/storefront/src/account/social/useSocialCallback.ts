import { type ApiSchemas, api, signIn, useLocation, useNavigate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { withRedirect } from '../redirect.ts';
import { clearLoginAttempt, type SocialLoginAttempt } from './login-attempt.ts';
import { toRefusalState } from './refusal.ts';

/** The provider's credential in the gateway's format. */
type SocialCredential =
  | { provider: 'google'; body: ApiSchemas['GoogleLogin'] }
  | { provider: 'facebook'; body: ApiSchemas['FacebookLogin'] };

/** Reads the payload of `signature.payload`. The signature is not checked here: the server asks Facebook. */
const parseUserId = (signedRequest: string): string => {
  try {
    const payload = (signedRequest.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { user_id: id } = JSON.parse(atob(payload)) as { user_id?: unknown };
    return typeof id === 'string' || typeof id === 'number' ? `${id}` : '';
  } catch {
    return '';
  }
};

/** The credential in the callback's fragment. Undefined if the user declined or `state` does not match this tab's attempt. */
const parseSocialCredential = (
  hash: string,
  attempt: SocialLoginAttempt | undefined,
): SocialCredential | undefined => {
  const answer = new URLSearchParams(hash.replace(/^#/, ''));
  if (!attempt || answer.get('state') !== attempt.state) return undefined;
  const { nonce, refercode } = attempt;
  if (attempt.provider === 'google') {
    const tokenId = answer.get('id_token');
    return tokenId ? { provider: 'google', body: { tokenId, nonce, refercode } } : undefined;
  }
  const accessToken = answer.get('access_token');
  const userID = parseUserId(answer.get('signed_request') ?? '');
  return accessToken && userID
    ? { provider: 'facebook', body: { accessToken, userID, refercode } }
    : undefined;
};

const sendCredential = (credential: SocialCredential) =>
  credential.provider === 'google'
    ? api.POST('/user/googlelogin', { body: credential.body })
    : api.POST('/user/fblogin', { body: credential.body });

const logIn = async (credential: SocialCredential): Promise<void> => {
  if (!signIn(await sendCredential(credential))) throw new Error('the answer holds no session');
};

/** Logs in once with the credential in the fragment and removes it from the URL. Without success: back to the login page. */
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
