import { type ApiSchemas, api, signIn, useLocation, useNavigate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { withRedirect } from '../redirect.ts';
import { callbackUrl, clearLoginAttempt, type SocialLoginAttempt } from './login-attempt.ts';
import { toRefusalState } from './refusal.ts';

/** The provider's credential in the gateway's format. */
type SocialCredential =
  | { provider: 'google'; body: ApiSchemas['GoogleCodeLogin'] }
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

/** Google's code in the query. */
const parseGoogleCode = (answer: URLSearchParams, refercode?: string): SocialCredential | undefined => {
  const code = answer.get('code');
  const redirectUri = callbackUrl('google');
  return code ? { provider: 'google', body: { code, redirectUri, refercode } } : undefined;
};

/** Facebook's token in the fragment, which is not sent to servers. */
const parseFacebookToken = (answer: URLSearchParams, refercode?: string): SocialCredential | undefined => {
  const accessToken = answer.get('access_token');
  const userID = parseUserId(answer.get('signed_request') ?? '');
  return accessToken && userID
    ? { provider: 'facebook', body: { accessToken, userID, refercode } }
    : undefined;
};

type CallbackAddress = { search: string; hash: string };

/** The credential of the callback. Undefined if the user declined or `state` does not match this tab's attempt. */
const parseSocialCredential = (
  { search, hash }: CallbackAddress,
  attempt: SocialLoginAttempt | undefined,
): SocialCredential | undefined => {
  const isGoogle = attempt?.provider === 'google';
  const answer = new URLSearchParams(isGoogle ? search : hash.replace(/^#/, ''));
  if (!attempt || answer.get('state') !== attempt.state) return undefined;
  return (isGoogle ? parseGoogleCode : parseFacebookToken)(answer, attempt.refercode);
};

const sendCredential = (credential: SocialCredential) =>
  credential.provider === 'google'
    ? api.POST('/user/googlelogin/code', { body: credential.body })
    : api.POST('/user/fblogin', { body: credential.body });

const logIn = async (credential: SocialCredential): Promise<void> => {
  if (!signIn(await sendCredential(credential))) throw new Error('the answer holds no session');
};

/** Logs in once with the credential in the URL and removes it from there. Without success: back to the login page. */
export const useSocialCallback = (attempt: SocialLoginAttempt | undefined): void => {
  const { pathname, search, hash } = useLocation();
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
    const credential = parseSocialCredential({ search, hash }, attempt);
    clearLoginAttempt();
    if (!credential) return returnToLogin();
    void navigate(pathname, { replace: true });
    mutate(credential);
  });
};
