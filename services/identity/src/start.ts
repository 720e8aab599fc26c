import { auditHandlers } from '@sargam/chassis/audit';
import { gatewayName } from '@sargam/chassis/caller';
import { consume, deadLetterHandlers } from '@sargam/chassis/inbox';
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
import { createKeyCipher } from './keys/key-cipher.ts';
import { keyHandlers } from './keys/key-handlers.ts';
import { loadKeyRing } from './keys/key-ring.ts';
import { logInHandlers } from './log-in/log-in-handlers.ts';
import { fullDecayMs } from './login-attempts/attempt-delay.ts';
import { purgeAttempts } from './login-attempts/attempt-store.ts';
import { linkedAccountHandlers, passwordRemovalHandlers } from './login-methods/login-method-handlers.ts';
import { createLinkTokens } from './mailed-links/link-tokens.ts';
import { mailedLinkHandlers } from './mailed-links/mailed-link-handlers.ts';
import { purgePasskeyChallenges } from './passkeys/passkey-challenges.ts';
import { passwordHandlers } from './password-resets/password-reset-handlers.ts';
import { purgeResets } from './password-resets/reset-store.ts';
import { peopleHandlers } from './people-lists/people-handlers.ts';
import { profileHandlers } from './profiles/profile-handlers.ts';
import { purgeChallenges } from './second-factors/login-challenges.ts';
import { passkeyHandlers } from './second-factors/passkey-handlers.ts';
import { secondFactorHandlers } from './second-factors/second-factor-handlers.ts';
import { purgeKnownBrowsers } from './sessions/known-browsers.ts';
import { createLoginMetrics } from './sessions/login-metrics.ts';
import { refreshHandlers, sessionHandlers } from './sessions/session-handlers.ts';
import { purgeSessions } from './sessions/session-store.ts';
import { ensureFirstAdmin } from './sign-up/first-admin.ts';
import { personHandlers } from './sign-up/person-handlers.ts';
import { socialHandlers } from './social/social-handlers.ts';
import { enrolmentEventHandlers, enrolmentEvents } from './subscribers/enrolment-events.ts';
import { suspensionHandlers } from './suspensions/suspend.ts';
import { verificationHandlers } from './verification/verification-handlers.ts';

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
  const { logIn, finishLogIn, ...passkeyLogIn } = logInHandlers(deps, withLoginMetrics);

  service.grpc.add(
    IdentityServiceDefinition,
    {
      ...personHandlers(deps),
      ...verificationHandlers(deps),
      logIn,
      ...refreshHandlers(deps),
      ...keyHandlers(deps),
    },
    { getPerson: [gatewayName, 'commerce', 'store'] },
  );
  service.grpc.add(SessionServiceDefinition, sessionHandlers(deps));
  service.grpc.add(PasswordServiceDefinition, {
    ...passwordHandlers(deps),
    ...passwordRemovalHandlers(deps),
  });
  service.grpc.add(SecondFactorServiceDefinition, { ...secondFactorHandlers(deps), finishLogIn });
  service.grpc.add(PasskeyServiceDefinition, { ...passkeyHandlers(deps), ...passkeyLogIn });
  service.grpc.add(SocialLoginServiceDefinition, {
    ...socialHandlers(deps, withLoginMetrics),
    ...linkedAccountHandlers(deps),
  });
  service.grpc.add(ProfileServiceDefinition, profileHandlers(deps));
  service.grpc.add(PeopleServiceDefinition, peopleHandlers(deps), {
    listAudience: ['messaging'],
    countAudience: ['messaging'],
  });
  service.grpc.add(MailedLinkServiceDefinition, mailedLinkHandlers(deps), { revealLink: ['messaging'] });
  service.grpc.add(SuspensionServiceDefinition, suspensionHandlers(deps));
  service.grpc.add(AuditServiceDefinition, auditHandlers(deps.database.db));
  service.grpc.add(DeadLetterServiceDefinition, deadLetterHandlers(deps.database.db));
  startOutboxRelay(service, database);
  consume(service, { database, topic: enrolmentEvents, handlers: enrolmentEventHandlers });

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
