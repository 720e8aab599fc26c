import { isApiError } from '@sargam/kit';

const codes = ['second-factor-required', 'second-factor-setup-required', 'set-up-required'] as const;

/** What a login needs after the correct password, and the token that continues it. */
export type LoginChallenge = {
  code: (typeof codes)[number];
  token: string;
  /** What the person has set up: `passkey`, `code` or both. */
  methods: readonly string[];
};

/** Undefined for an error that refuses the login. */
export const readLoginChallenge = (error: unknown): LoginChallenge | undefined => {
  if (!isApiError(error)) return undefined;
  const code = codes.find((known) => known === error.code);
  const { token, methods = ['code'] } = (error.body ?? {}) as { token?: unknown; methods?: string[] };
  return code && typeof token === 'string' ? { code, token, methods } : undefined;
};
