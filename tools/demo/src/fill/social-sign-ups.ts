import { socialSignUps } from '../content/index.ts';
import type { Caller } from './gateway-caller.ts';

interface LoginPages {
  readonly facebook: { readonly page: string } | null;
}

interface IssuedToken {
  readonly access_token: string;
  readonly user_id: string;
}

/** The sandbox of Facebook on this machine; undefined if the site uses the real one or another machine's. */
const findSandbox = async (visitor: Caller): Promise<string | undefined> => {
  const { facebook } = await visitor.get<LoginPages>('/user/social-logins', { subject: 'social logins' });
  if (!facebook) return undefined;
  const { hostname, origin } = new URL(facebook.page);
  return ['localhost', '127.0.0.1'].includes(hostname) ? origin : undefined;
};

/** Logs in with Facebook accounts of the sandbox; a repeat logs in again and creates nothing. */
export const fillSocialSignUps = async (visitor: Caller): Promise<void> => {
  const sandbox = await findSandbox(visitor);
  if (!sandbox) return;
  for (const { name, email } of socialSignUps) {
    const answer = await fetch(`${sandbox}/sandbox/facebook/access-token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email }),
    });
    if (!answer.ok) throw new Error(`the sandbox of Facebook answered ${answer.status} for ${email}`);
    const { access_token: accessToken, user_id: userID } = (await answer.json()) as IssuedToken;
    await visitor.post('/user/fblogin', { subject: email, json: { accessToken, userID } });
  }
};
