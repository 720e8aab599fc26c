import { startRelay } from '@sargam/chassis/events';
import type { Service } from '@sargam/chassis/service';
import { openDatabase } from '@sargam/chassis/sql';
import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';
import type { IdentitySettings } from './config.ts';
import type { Tables } from './database.ts';
import { keyCalls } from './keys/key-calls.ts';
import { openKeyRing } from './keys/key-ring.ts';
import { ensureFirstAdmin } from './people/first-admin.ts';
import { personCalls } from './people/person-calls.ts';
import { sessionCalls } from './sessions/session-calls.ts';
import { purgeSessions } from './sessions/session-store.ts';
import { verificationCalls } from './verification/verification-calls.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The whole service: its stores, its calls, what it tells, and what it does by itself. */
export const startIdentity = async (service: Service<IdentitySettings>): Promise<void> => {
  const database = await openDatabase<Tables>(service);
  const keys = await openKeyRing(service, database);
  const deps = { service, database, keys };

  service.grpc.add(IdentityServiceDefinition, {
    ...personCalls(deps),
    ...verificationCalls(deps),
    ...sessionCalls(deps),
    ...keyCalls(deps),
  });
  startRelay(service, database);

  service.every('refresh-keys', minute, () => keys.refresh());
  service.every('purge-sessions', day, () =>
    purgeSessions(database.db, new Date(service.clock().getTime() - day)),
  );
  await ensureFirstAdmin(deps);
};
