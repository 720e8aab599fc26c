import { DomainError } from '@sargam/chassis/errors';
import { networkOf } from '@sargam/chassis/network';
import type { Service } from '@sargam/chassis/service';
import type { LoginClient, Session } from '@sargam/proto/identity/v1/identity';

export type LoginMethod = 'password' | 'second-factor' | 'passkey' | 'google' | 'facebook';

/** Filled in by a login as soon as it knows whose account it is about, so that a rejected one is logged with the account. */
export interface LoginAttempt {
  person?: string | undefined;
}

/** Runs a login, counts and logs its outcome. An error that is no domain error counts as `failed`. */
export type WithLoginMetrics = (
  provider: LoginMethod,
  client: LoginClient | undefined,
  logIn: (attempt: LoginAttempt) => Promise<Session>,
) => Promise<Session>;

const outcomes: Readonly<Record<string, string>> = {
  'login-failed': 'rejected',
  'social-login-failed': 'rejected',
  'second-factor-wrong': 'rejected',
  'passkey-wrong': 'rejected',
  'login-throttled': 'throttled',
  'social-unavailable': 'unavailable',
};

const outcomeOf = (error: unknown): string =>
  error instanceof DomainError ? (outcomes[error.code] ?? error.code) : 'failed';

export const createLoginMetrics = (service: Service): WithLoginMetrics => {
  const logins = service.counter('logins_total', 'Logins by provider and outcome.', ['provider', 'outcome']);
  return async (provider, client, logIn) => {
    const attempt: LoginAttempt = {};
    const report = (outcome: string) => {
      logins.inc({ provider, outcome });
      return { provider, outcome, network: networkOf(client?.ipAddress ?? 'unknown'), ...attempt };
    };
    try {
      const session = await logIn(attempt);
      const { id: person, role } = session.person ?? {};
      service.log.info(
        { ...report('succeeded'), person, role, session: session.sessionId },
        'login succeeded',
      );
      return session;
    } catch (error) {
      service.log.info(report(outcomeOf(error)), 'login rejected');
      throw error;
    }
  };
};
