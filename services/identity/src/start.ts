import { auditCalls } from '@sargam/chassis/audit';
import { gatewayName } from '@sargam/chassis/caller';
import { consume, deadLetterCalls } from '@sargam/chassis/inbox';
import { startOutboxRelay } from '@sargam/chassis/outbox';
import type { Service } from '@sargam/chassis/service';
import { openDatabase } from '@sargam/chassis/sql';
import { AuditServiceDefinition } from '@sargam/proto/identity/v1/audit';
import { DeadLetterServiceDefinition } from '@sargam/proto/identity/v1/dead_letters';
import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';
import { MailedLinkServiceDefinition } from '@sargam/proto/identity/v1/links';
import { PasskeyServiceDefinition } from '@sargam/proto/identity/v1/passkeys';
import { PasswordServiceDefinition } from '@sargam/proto/identity/v1/passwords';
import { PeopleServiceDefinition } from '@sargam/proto/identity/v1/people';
import { ProfileServiceDefinition } from '@sargam/proto/identity/v1/profiles';
import { SecondFactorServiceDefinition } from '@sargam/proto/identity/v1/second_factors';
import { SessionServiceDefinition } from '@sargam/proto/identity/v1/sessions';
import { SocialLoginServiceDefinition } from '@sargam/proto/identity/v1/social';
import { SuspensionServiceDefinition } from '@sargam/proto/identity/v1/suspensions';
import type { IdentitySettings } from './config.ts';
import type { IdentityDatabase, Tables } from './database.ts';
import { keyCalls } from './keys/key-calls.ts';
import { createKeyCipher } from './keys/key-cipher.ts';
import { loadKeyRing } from './keys/key-ring.ts';
import { logInCalls } from './log-in/log-in-calls.ts';
import { fullDecayMs } from './login-attempts/attempt-delay.ts';
import { purgeAttempts } from './login-attempts/attempt-store.ts';
import { linkedAccountCalls, passwordRemovalCalls } from './login-methods/login-method-calls.ts';
import { createLinkTokens } from './mailed-links/link-tokens.ts';
import { mailedLinkCalls } from './mailed-links/mailed-link-calls.ts';
import { purgePasskeyChallenges } from './passkeys/passkey-challenges.ts';
import { passwordCalls } from './password-resets/password-reset-calls.ts';
import { purgeResets } from './password-resets/reset-store.ts';
import { peopleCalls } from './people-lists/people-calls.ts';
import { profileCalls } from './profiles/profile-calls.ts';
import { purgeChallenges } from './second-factors/login-challenges.ts';
import { passkeyCalls } from './second-factors/passkey-calls.ts';
import { secondFactorCalls } from './second-factors/second-factor-calls.ts';
import { purgeKnownBrowsers } from './sessions/known-browsers.ts';
import { createLoginMetrics } from './sessions/login-metrics.ts';
import { refreshCalls, sessionCalls } from './sessions/session-calls.ts';
import { purgeSessions } from './sessions/session-store.ts';
import { ensureFirstAdmin } from './sign-up/first-admin.ts';
import { personCalls } from './sign-up/person-calls.ts';
import { socialCalls } from './social/social-calls.ts';
import { enrolmentEvents, enrolmentHandlers } from './subscribers/enrolment-events.ts';
import { suspensionCalls } from './suspensions/suspend.ts';
import { verificationCalls } from './verification/verification-calls.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const startIdentity = async (service: Service<IdentitySettings>): Promise<void> => {
  const database = await openDatabase<Tables>(service);
  const cipher = createKeyCipher(service.settings.keySecret);
  const keys = await loadKeyRing(service, database, cipher);
  const linkTokens = createLinkTokens(service.settings.keySecret);
  const deps = { service, database, keys, cipher, linkTokens };
  const withLoginMetrics = createLoginMetrics(service);
  const { logIn, finishLogIn, ...passkeyLogIn } = logInCalls(deps, withLoginMetrics);

  service.grpc.add(
    IdentityServiceDefinition,
    {
      ...personCalls(deps),
      ...verificationCalls(deps),
      logIn,
      ...refreshCalls(deps),
      ...keyCalls(deps),
    },
    { getPerson: [gatewayName, 'commerce', 'store'] },
  );
  service.grpc.add(SessionServiceDefinition, sessionCalls(deps));
  service.grpc.add(PasswordServiceDefinition, { ...passwordCalls(deps), ...passwordRemovalCalls(deps) });
  service.grpc.add(SecondFactorServiceDefinition, { ...secondFactorCalls(deps), finishLogIn });
  service.grpc.add(PasskeyServiceDefinition, { ...passkeyCalls(deps), ...passkeyLogIn });
  service.grpc.add(SocialLoginServiceDefinition, {
    ...socialCalls(deps, withLoginMetrics),
    ...linkedAccountCalls(deps),
  });
  service.grpc.add(ProfileServiceDefinition, profileCalls(deps));
  service.grpc.add(PeopleServiceDefinition, peopleCalls(deps), {
    listAudience: ['messaging'],
    countAudience: ['messaging'],
  });
  service.grpc.add(MailedLinkServiceDefinition, mailedLinkCalls(deps), { revealLink: ['messaging'] });
  service.grpc.add(SuspensionServiceDefinition, suspensionCalls(deps));
  service.grpc.add(AuditServiceDefinition, auditCalls(deps.database.db));
  service.grpc.add(DeadLetterServiceDefinition, deadLetterCalls(deps.database.db));
  startOutboxRelay(service, database);
  consume(service, { database, topic: enrolmentEvents, handlers: enrolmentHandlers });

  service.scheduleJob('refresh-keys', minute, () => keys.refresh());
  scheduleCleanup(service, database);
  await ensureFirstAdmin(deps);
};

const scheduleCleanup = (service: Service<IdentitySettings>, { db }: IdentityDatabase): void => {
  const dateAgo = (ms: number) => new Date(service.clock().getTime() - ms);
  service.scheduleJob('purge-login-attempts', hour, () => purgeAttempts(db, dateAgo(fullDecayMs)));
  service.scheduleJob('purge-expired-sign-in-data', day, async () => {
    await purgeSessions(db, dateAgo(day));
    await purgeResets(db, dateAgo(day));
    await purgeChallenges(db, dateAgo(0));
    await purgePasskeyChallenges(db, dateAgo(0));
    await purgeKnownBrowsers(db, dateAgo(400 * day));
  });
};
