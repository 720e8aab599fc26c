import { DomainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import type { Provider } from '../social/social-identity.ts';

type LoginMethod = 'password' | Provider;

/** Runs a log-in and counts what became of it; a failure that is no refusal is ours, and counted as `failed`. */
export type CountLogin = <T>(by: LoginMethod, logIn: () => Promise<T>) => Promise<T>;

const outcomes: Readonly<Record<string, string>> = {
  'login-failed': 'refused',
  'social-login-failed': 'refused',
  'login-throttled': 'throttled',
  'social-unavailable': 'unavailable',
};

const outcomeOf = (error: unknown): string =>
  error instanceof DomainError ? (outcomes[error.code] ?? error.code) : 'failed';

export const createLoginCounter = (service: Service): CountLogin => {
  const counted = service.counter('logins_total', 'Log-ins by provider and outcome.', [
    'provider',
    'outcome',
  ]);
  return async (provider, logIn) => {
    try {
      const session = await logIn();
      counted.inc({ provider, outcome: 'welcomed' });
      return session;
    } catch (error) {
      const outcome = outcomeOf(error);
      counted.inc({ provider, outcome });
      if (outcome === 'throttled') service.log.warn({ provider }, 'an account’s password is guessed at');
      throw error;
    }
  };
};
