import type { OutcomeName } from '../../../sandboxes/sslcommerz/src/payments/outcome.ts';
import type { Books } from '../books/books.ts';
import type { OnShelf } from '../market/gifts.ts';
import { type Student, studentOf } from '../market/student.ts';
import type { Calls, Clients } from '../rig/clients.ts';
import type { Rig } from '../rig/rig.ts';
import { times } from '../rounds.ts';
import { type Chance, chanceOf } from './chance.ts';
import type { Mailbox } from './mailbox.ts';

/** What all clients share: the services, and what people tell one another. */
export interface Town {
  readonly rig: Rig;
  readonly clients: Clients;
  readonly books: Books;
  readonly admin: Calls;
  /** The service that mails gift cards: it alone may see a code. */
  readonly post: Calls;
  readonly mailbox: Mailbox;
  readonly gifts: readonly OnShelf[];
  readonly coupons: readonly string[];
  /** Gift cards that went out; anybody may try any of their codes, used or not. */
  readonly letters: Letter[];
  /** How pages have not ended yet in this run: each way has its turn, then they are left to chance. */
  readonly untried: Readonly<Record<UnderReview['of'], OutcomeName[]>>;
  readonly tally: Tally;
  readonly referralCodes: string[];
}

export interface Placed {
  readonly student: Student;
  readonly id: string;
  readonly payable: bigint;
}

/** How often each act came to each end. */
export type Tally = Map<string, number>;

export const count = (tally: Tally, name: string): void => {
  tally.set(name, (tally.get(name) ?? 0) + 1);
};

/** Gift cards that were ordered. */
export interface Gift {
  readonly order: string;
  /** Whom they are for, where that is not the buyer. */
  readonly receiver: Student | undefined;
}

/** The mail with a gift card. */
export interface Letter extends Pick<Gift, 'receiver'> {
  readonly code: string;
  readonly card: string;
}

/** Paid, and the gateway calls it risky. */
export interface UnderReview {
  readonly of: 'order' | 'charge';
  readonly id: string;
}

/** A page of the gateway that somebody left open. */
export interface OpenPage {
  readonly student: Student;
  readonly page: string;
}

/** One client: people who act one after the other, and what they remember. */
export interface Household {
  readonly town: Town;
  readonly chance: Chance;
  readonly students: Student[];
  readonly unpaid: Placed[];
  readonly pages: OpenPage[];
  readonly sold: Placed[];
  readonly risky: UnderReview[];
  /** Gift cards whose mail may be out. */
  readonly gifts: Gift[];
  /** Orders of gift cards that an admin may be asked to take back. */
  readonly boughtGifts: string[];
  /** Told apart from every other household's people. */
  readonly name: string;
  /** How many joined it so far. */
  joined: number;
}

const peopleAtFirst = 8;

export const householdOf = (town: Town, seed: number, index: number): Household => ({
  town,
  chance: chanceOf(seed * 1_000 + index),
  students: times(peopleAtFirst, () => studentOf(town.clients)),
  unpaid: [],
  pages: [],
  sold: [],
  risky: [],
  gifts: [],
  boughtGifts: [],
  name: `house${index}`,
  joined: 0,
});
