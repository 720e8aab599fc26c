import { DomainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';

export type LoginMethod = 'password' | 'google' | 'facebook';

/** Runs a login and counts its outcome. An error that is no domain error counts as `failed`. */
export type CountLogin = <T>(by: LoginMethod, logIn: () => Promise<T>) => Promise<T>;

const outcomes: Readonly<Record<string, string>> = {
  'login-failed': 'rejected',
  'social-login-failed': 'rejected',
  'login-throttled': 'throttled',
  'social-unavailable': 'unavailable',
};

const outcomeOf = (error: unknown): string =>
  error instanceof DomainError ? (outcomes[error.code] ?? error.code) : 'failed';

export const createLoginCounter = (service: Service): CountLogin => {
  const logins = service.counter('logins_total', 'Logins by provider and outcome.', ['provider', 'outcome']);
  return async (provider, logIn) => {
    try {
      const session = await logIn();
      logins.inc({ provider, outcome: 'succeeded' });
      return session;
    } catch (error) {
      const outcome = outcomeOf(error);
      logins.inc({ provider, outcome });
      if (outcome === 'throttled')
        service.log.warn({ provider }, 'login throttled: too many attempts for one account');
      throw error;
    }
  };
};
