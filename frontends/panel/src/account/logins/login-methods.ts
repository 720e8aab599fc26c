import { type ApiSchemas, roles } from '@sargam/kit';

export type Provider = ApiSchemas['LinkedAccount']['provider'];
export type LoginMethod = 'password' | Provider;

/** Names of companies, the same in both languages. */
export const providerNames: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' };

/** Whether the user can still log in without this method. Login with Google and Facebook is for students only. */
export const isRemovable = (
  method: LoginMethod,
  { hasPassword, type }: Pick<ApiSchemas['User'], 'hasPassword' | 'type'>,
  accounts: readonly Pick<ApiSchemas['LinkedAccount'], 'provider'>[],
): boolean =>
  (hasPassword && method !== 'password') ||
  (type === roles.student && accounts.some(({ provider }) => provider !== method));
