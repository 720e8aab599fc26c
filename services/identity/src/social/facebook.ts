import { createHmac } from 'node:crypto';
import type { Service } from '@sargam/chassis/service';
import { z } from 'zod';
import type { IdentitySettings } from '../config.ts';
import type { SocialIdentity } from '../social-accounts/social-identity.ts';
import { fetchJson } from './fetch-json.ts';
import { socialLoginFailed, socialUnavailable } from './social-login-errors.ts';

/** Returns the owner of an access token. Throws `social-login-failed` or `social-unavailable`. */
export type VerifyFacebook = (accessToken: string, userId: string) => Promise<SocialIdentity>;

const Failure = z.object({ error: z.object({ code: z.number() }) });

const DebugToken = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: z.string().optional(),
    type: z.string().optional(),
    user_id: z.string().optional(),
  }),
});

const Me = z.object({ id: z.string().min(1), name: z.string().optional(), email: z.string().optional() });

/** Graph API error codes for an expired token or a token of another app. Other codes are errors of the API. */
const invalidTokenCodes = new Set([100, 190]);

export const createFacebookVerifier = (service: Service<IdentitySettings>): VerifyFacebook => {
  const { facebookGraphUrl, facebookAppId, facebookAppSecret, socialTimeout } = service.settings;

  const callApi = async <T>(
    call: string,
    query: Record<string, string>,
    schema: z.ZodType<T>,
  ): Promise<T> => {
    const url = new URL(`${facebookGraphUrl}/${call}`);
    url.search = new URLSearchParams(query).toString();
    const { body } = await fetchJson(url, z.union([schema, Failure]), socialTimeout);
    const failure = Failure.safeParse(body);
    if (!failure.success) return body as T;
    const { code } = failure.data.error;
    const why = `${call}: error ${code}`;
    throw invalidTokenCodes.has(code) ? socialLoginFailed(why) : socialUnavailable(new Error(why));
  };

  return async (accessToken, userId) => {
    const { data } = await callApi(
      'debug_token',
      { input_token: accessToken, access_token: `${facebookAppId}|${facebookAppSecret}` },
      DebugToken,
    );
    if (!data.is_valid) throw socialLoginFailed('token not valid');
    if (data.app_id !== facebookAppId) throw socialLoginFailed('token of another app');
    if (data.type !== undefined && data.type !== 'USER') throw socialLoginFailed('not a user token');
    if (!data.user_id || data.user_id !== userId) throw socialLoginFailed('token of another person');
    const me = await callApi(
      'me',
      {
        fields: 'id,name,email',
        access_token: accessToken,
        appsecret_proof: createHmac('sha256', facebookAppSecret).update(accessToken).digest('hex'),
      },
      Me,
    );
    if (me.id !== userId) throw socialLoginFailed('token of another person');
    const { name = '', email } = me;
    return { provider: 'facebook', subject: userId, name, email, emailVerified: false };
  };
};
