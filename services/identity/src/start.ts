import { startOutboxRelay } from '@sargam/chassis/outbox';
import type { Service } from '@sargam/chassis/service';
import { openDatabase } from '@sargam/chassis/sql';
import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';
import { PasswordServiceDefinition } from '@sargam/proto/identity/v1/passwords';
import { ProfileServiceDefinition } from '@sargam/proto/identity/v1/profiles';
import { SessionServiceDefinition } from '@sargam/proto/identity/v1/sessions';
import { SocialLoginServiceDefinition } from '@sargam/proto/identity/v1/social';
import { SuspensionServiceDefinition } from '@sargam/proto/identity/v1/suspensions';
import type { IdentitySettings } from './config.ts';
import type { IdentityDatabase, Tables } from './database.ts';
import { keyCalls } from './keys/key-calls.ts';
import { loadKeyRing } from './keys/key-ring.ts';
import { purgeAttempts } from './login-attempts/attempt-store.ts';
import { passwordCalls } from './password-resets/password-reset-calls.ts';
import { purgeResets } from './password-resets/reset-store.ts';
import { profileCalls } from './profiles/profile-calls.ts';
import { purgeKnownBrowsers } from './sessions/known-browsers.ts';
import { createLoginCounter } from './sessions/login-metrics.ts';
import { loginCalls, sessionCalls } from './sessions/session-calls.ts';
import { purgeSessions } from './sessions/session-store.ts';
import { ensureFirstAdmin } from './sign-up/first-admin.ts';
import { personCalls } from './sign-up/person-calls.ts';
import { socialCalls } from './social/social-calls.ts';
import { suspensionCalls } from './suspensions/suspend.ts';
import { verificationCalls } from './verification/verification-calls.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const startIdentity = async (service: Service<IdentitySettings>): Promise<void> => {
  const database = await openDatabase<Tables>(service);
  const keys = await loadKeyRing(service, database);
  const deps = { service, database, keys };
  const withLoginMetrics = createLoginCounter(service);

  service.grpc.add(IdentityServiceDefinition, {
    ...personCalls(deps),
    ...verificationCalls(deps),
    ...loginCalls(deps, withLoginMetrics),
    ...keyCalls(deps),
  });
  service.grpc.add(SessionServiceDefinition, sessionCalls(deps));
  service.grpc.add(PasswordServiceDefinition, passwordCalls(deps));
  service.grpc.add(SocialLoginServiceDefinition, socialCalls(deps, withLoginMetrics));
  service.grpc.add(ProfileServiceDefinition, profileCalls(deps));
  service.grpc.add(SuspensionServiceDefinition, suspensionCalls(deps));
  startOutboxRelay(service, database);

  service.scheduleJob('refresh-keys', minute, () => keys.refresh());
  scheduleCleanup(service, database);
  await ensureFirstAdmin(deps);
};

const scheduleCleanup = (service: Service<IdentitySettings>, { db }: IdentityDatabase): void => {
  const dateAgo = (ms: number) => new Date(service.clock().getTime() - ms);
  service.scheduleJob('purge-login-attempts', hour, () => purgeAttempts(db, dateAgo(hour)));
  service.scheduleJob('purge-expired-sign-in-data', day, async () => {
    await purgeSessions(db, dateAgo(day));
    await purgeResets(db, dateAgo(day));
    await purgeKnownBrowsers(db, dateAgo(400 * day));
  });
};
