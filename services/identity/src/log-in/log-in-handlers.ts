import type { IdentityServiceImplementation } from '@sargam/proto/identity/v1/identity';
import type { PasskeyServiceImplementation } from '@sargam/proto/identity/v1/passkeys';
import type { SecondFactorServiceImplementation } from '@sargam/proto/identity/v1/second_factors';
import type { Deps } from '../deps.ts';
import type { WithLoginMetrics } from '../sessions/login-metrics.ts';
import { finishLogIn } from './finish-log-in.ts';
import { logIn } from './log-in.ts';
import { finishPasskeyLogIn, startPasskeyLogIn } from './log-in-with-passkey.ts';

type LogInHandlers = Pick<IdentityServiceImplementation, 'logIn'> &
  Pick<SecondFactorServiceImplementation, 'finishLogIn'> &
  Pick<PasskeyServiceImplementation, 'startPasskeyLogIn' | 'finishPasskeyLogIn'>;

/** The two steps of a login: the password, and for staff with a second factor a code or a passkey. */
export const logInHandlers = (deps: Deps, withLoginMetrics: WithLoginMetrics): LogInHandlers => ({
  logIn: (request) =>
    withLoginMetrics('password', request.client, (attempt) => logIn(deps, request, attempt)),
  finishLogIn: (request) =>
    withLoginMetrics('second-factor', request.client, (attempt) => finishLogIn(deps, request, attempt)),
  startPasskeyLogIn: async ({ token }) => ({ json: await startPasskeyLogIn(deps, token) }),
  finishPasskeyLogIn: (request) =>
    withLoginMetrics('passkey', request.client, (attempt) => finishPasskeyLogIn(deps, request, attempt)),
});
