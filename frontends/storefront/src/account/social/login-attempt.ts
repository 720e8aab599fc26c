import type { ApiSchemas } from '@sargam/kit';

export type Provider = keyof ApiSchemas['SocialPages'];
export const providers = ['google', 'facebook'] as const satisfies readonly Provider[];

/** The redirect URI of the provider's answer. */
export const callbackUrl = (provider: Provider): string => `${window.location.origin}/login/${provider}`;

/** Stored in this tab during the redirect to Google or Facebook. */
export type SocialLoginAttempt = {
  provider: Provider;
  /** Must match the callback's `state` (protection against CSRF). */
  state: string;
  /** `?redirect=` of the login page. */
  redirect: string | null;
  /** Referral code of the inviting user. */
  refercode?: string;
};

const STORAGE_KEY = 'sargam.social';

/** 128 bits. `crypto.randomUUID` needs a secure context. */
const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const startLoginAttempt = (
  provider: Provider,
  { redirect, refercode }: Pick<SocialLoginAttempt, 'redirect' | 'refercode'>,
): SocialLoginAttempt => {
  const attempt = { provider, state: randomHex(), redirect, refercode };
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
  return attempt;
};

export const findLoginAttempt = (provider: Provider): SocialLoginAttempt | undefined => {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  const attempt = stored ? (JSON.parse(stored) as SocialLoginAttempt) : undefined;
  return attempt?.provider === provider ? attempt : undefined;
};

/** Each attempt has one callback. */
export const clearLoginAttempt = (): void => sessionStorage.removeItem(STORAGE_KEY);
