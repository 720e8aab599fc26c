import type { KafkaValues, PostgresValues } from '@sargam/chassis/config';
import { consume } from '@sargam/chassis/inbox';
import { defineTopic, subscribes } from '@sargam/chassis/kafka';
import type { Service } from '@sargam/chassis/service';
import type { Database } from '@sargam/chassis/sql';
import { UserEvent } from '@sargam/proto/identity/v1/events';
import { parseStudentId } from '../ids.ts';
import type { Tables } from '../tables.ts';
import { addPendingReward, type LockAllOrders } from './add-pending-reward.ts';
import { extractFirstName } from './referral.ts';

export const userEvents = subscribes(defineTopic('identity.users.v1', UserEvent), {
  emailVerified: 'adds a pending reward for the referrer (decision M9)',
});

/** A friend counts once the e-mail address is verified (decision M9). */
export const onUserEvents = (
  service: Service<KafkaValues & PostgresValues>,
  database: Database<Tables>,
  lockAllOrders: LockAllOrders,
): void =>
  consume(service, {
    topic: userEvents,
    database,
    handle: async ({ event }, { occurredAt }, tx) => {
      if (event?.$case !== 'emailVerified') return;
      const { person, referredBy } = event.value;
      if (!person || referredBy === '') return;
      await addPendingReward(
        tx,
        {
          invitee: parseStudentId(person.id),
          referrer: parseStudentId(referredBy),
          firstName: extractFirstName(person.name),
          at: occurredAt,
        },
        lockAllOrders,
      );
    },
  });
