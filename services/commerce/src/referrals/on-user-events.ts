import type { KafkaValues, PostgresValues } from '@sargam/chassis/config';
import { consume } from '@sargam/chassis/inbox';
import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import type { Service } from '@sargam/chassis/service';
import type { Database } from '@sargam/chassis/sql';
import { UserEvent } from '@sargam/proto/identity/v2/events';
import { parseStudentId, type StudentId } from '../ids.ts';
import type { Tables, Tx } from '../tables.ts';
import { platformAccount } from '../wallet/ledger.ts';
import { lockWallet, postMovement } from '../wallet/ledger-store.ts';
import { earnReward } from './earn-reward.ts';
import { extractFirstName, rewardAmount, rewardLot } from './referral.ts';
import { findFirstPaidOrder, insertReferral } from './referral-store.ts';
import { reverseReferral } from './reverse-referral.ts';

export const userEvents = subscribes(defineTopic('identity.users.v2', UserEvent), {
  emailVerified: 'adds a pending reward for the referrer (decision M9)',
});

/** A friend counts once the e-mail address is verified (decision M9). */
export const onUserEvents = (
  service: Service<KafkaValues & PostgresValues>,
  database: Database<Tables>,
  lockAllOrders: LockAllOrders,
): void => {
  const handlers: HandlersOf<typeof userEvents, Tx> = {
    emailVerified: async ({ person, referredBy }, { occurredAt }, tx) => {
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
  };
  consume(service, { topic: userEvents, database, handlers });
};

/** Locks all orders of a student until the transaction ends: none can be added, paid or refunded. */
type LockAllOrders = (tx: Tx, student: StudentId) => Promise<void>;

interface VerifiedInvitee {
  readonly invitee: StudentId;
  readonly referrer: StudentId;
  readonly firstName: string;
  readonly at: Date;
}

/**
 * Adds the pending reward after a friend verified the e-mail address (decision M9). The event may arrive after the
 * purchase or its refund; both are then applied here. A repeated event changes nothing.
 */
export const addPendingReward = async (tx: Tx, friend: VerifiedInvitee, lockAllOrders: LockAllOrders) => {
  const { invitee, referrer, firstName, at } = friend;
  if (invitee === referrer) return;
  // A payment or refund of the friend may run at the same time. Both lock the order, so each either ends before this
  // transaction continues or begins after this referral is committed.
  await lockAllOrders(tx, invitee);
  if (!(await insertReferral(tx, { invitee, referrer, reward: rewardAmount, firstName, joinedAt: at })))
    return;
  await lockWallet(tx, referrer);
  await postMovement(tx, {
    key: `referral-pending:${invitee}`,
    kind: 'referral-pending',
    reason: 'A friend joined',
    student: referrer,
    at,
    transfers: [
      {
        from: platformAccount('referral-rewards'),
        to: { kind: 'pending', student: referrer, ...rewardLot },
        amount: rewardAmount,
      },
    ],
  });
  const paidOrder = await findFirstPaidOrder(tx, invitee);
  if (!paidOrder) return;
  await earnReward(tx, invitee, { order: paidOrder.id, at: paidOrder.paidAt });
  if (paidOrder.isRefunded) await reverseReferral(tx, paidOrder, at);
};
