import type { OutcomeName } from '@sargam/sslcommerz-sandbox/payments/outcome';
import type { ServiceDatabases } from '../checks/service-databases.ts';
import { times } from '../scale.ts';
import type { GiftCardProduct } from '../shop/gift-orders.ts';
import { type Student, studentOf } from '../shop/student.ts';
import type { Calls, Clients } from '../system/clients.ts';
import type { TestSystem } from '../system/test-system.ts';
import { createRandom, type Random } from './random.ts';
import type { VerificationMailReader } from './verification-mail-reader.ts';

/** State shared by all simulated clients. */
export interface SimulationContext {
  readonly system: TestSystem;
  readonly clients: Clients;
  readonly databases: ServiceDatabases;
  readonly admin: Calls;
  /** Client in the role of the mail service, which alone may read gift card codes. */
  readonly messaging: Calls;
  readonly verificationMails: VerificationMailReader;
  readonly giftCardProducts: readonly GiftCardProduct[];
  readonly coupons: readonly string[];
  /** Mailed gift cards; any client may redeem any code, used or not. */
  readonly giftCardMails: GiftCardMail[];
  /** Page outcomes not used in this run; each is used once before outcomes are random. */
  readonly unusedOutcomes: Readonly<Record<UnderReview['kind'], OutcomeName[]>>;
  readonly tally: Tally;
  readonly referralCodes: string[];
}

export interface PlacedOrder {
  readonly student: Student;
  readonly id: string;
  readonly payable: bigint;
}

/** Number of results by action. */
export type Tally = Map<string, number>;

export const addToTally = (tally: Tally, name: string): void => {
  tally.set(name, (tally.get(name) ?? 0) + 1);
};

/** A placed gift card order. */
export interface GiftOrder {
  readonly order: string;
  /** Receiver, when the buyer is not the receiver. */
  readonly receiver: Student | undefined;
}

/** A mailed gift card. */
export interface GiftCardMail extends Pick<GiftOrder, 'receiver'> {
  readonly code: string;
  readonly card: string;
}

/** A payment that the gateway marked risky. */
export interface UnderReview {
  readonly kind: 'order' | 'charge';
  readonly id: string;
}

/** A payment page left open. */
export interface OpenPage {
  readonly student: Student;
  readonly page: string;
}

/** One simulated client: its students act one after the other. */
export interface SimulatedClient {
  readonly context: SimulationContext;
  readonly random: Random;
  readonly students: Student[];
  readonly unpaidOrders: PlacedOrder[];
  readonly openPages: OpenPage[];
  readonly soldOrders: PlacedOrder[];
  readonly riskyPayments: UnderReview[];
  /** Gift card orders that may have been mailed. */
  readonly giftOrders: GiftOrder[];
  /** Gift card orders that an admin may refund. */
  readonly giftOrderIds: string[];
  /** Unique name of the client. */
  readonly name: string;
  /** Number of invited students. */
  invitedCount: number;
}

const initialStudents = 8;

export const createSimulatedClient = (
  context: SimulationContext,
  seed: number,
  index: number,
): SimulatedClient => ({
  context,
  random: createRandom(seed * 1_000 + index),
  students: times(initialStudents, () => studentOf(context.clients)),
  unpaidOrders: [],
  openPages: [],
  soldOrders: [],
  riskyPayments: [],
  giftOrders: [],
  giftOrderIds: [],
  name: `client${index}`,
  invitedCount: 0,
});
