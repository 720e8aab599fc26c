import type { ApiSchemas } from '@sargam/kit';

export type Provider = keyof ApiSchemas['SocialPages'];
export const providers = ['google', 'facebook'] as const satisfies readonly Provider[];

/** The redirect URI's path. */
export const callbackPath = (provider: Provider): string => `/login/${provider}`;
