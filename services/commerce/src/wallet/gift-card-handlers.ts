import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { CreditGiftCardRequest, WalletServiceImplementation } from '@sargam/proto/commerce/v1/wallet';
import type { Deps } from '../deps.ts';
import { parseGiftCardId, parseStudentId, type StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Tx } from '../tables.ts';
import type { PlatformAccount } from './chart-of-accounts.ts';
import { type Lot, platformAccount } from './ledger.ts';
import { lockWallet, postMovement } from './ledger-store.ts';

/** Store has claimed the card for the student before this call and retries until it gets a response. */
export const giftCardHandlers = ({ database, clock, log }: Deps) =>
  ({
    async creditGiftCard(request, context) {
      requireCaller(context, { roles: ['service'] });
      const credit = parseCredit(request, clock());
      const credited = await database.transaction(async (tx) => {
        if (await creditWallet(tx, credit)) return true;
        if ((await findCreditedStudent(tx, credit)) === credit.student) return false;
        throw domainError.conflict('gift-card-used', 'This gift card was redeemed by somebody else.');
      });
      log.info({ giftCard: request.giftCardId, student: credit.student, credited }, 'gift card redeemed');
      return { credited };
    },
  }) satisfies Partial<WalletServiceImplementation>;

const parseCredit = (request: CreditGiftCardRequest, at: Date): Credit => {
  const { valuePoisha: amount, expiresAt } = request;
  if (amount <= 0n || !expiresAt) {
    throw domainError.invalid('invalid-gift-card', 'A gift card has a value and a last day.', [
      ...(amount <= 0n ? [{ field: 'value_poisha', message: 'More than nothing' }] : []),
      ...(expiresAt ? [] : [{ field: 'expires_at', message: 'Say when it ends' }]),
    ]);
  }
  return {
    key: `gift-card:${parseGiftCardId(request.giftCardId)}`,
    from: 'gift-cards',
    student: parseStudentId(request.studentId),
    bucket: 'gift',
    amount,
    expiresAt,
    at,
    reason: 'Gift card redeemed',
  };
};

interface Credit extends Lot {
  /** Identifies a repeat: the id of the gift card or refund. */
  readonly key: string;
  readonly from: PlatformAccount;
  readonly student: StudentId;
  readonly amount: Poisha;
  readonly reason: string;
  readonly at: Date;
}

/** Credits a wallet once per key; false for a repeat. */
export const creditWallet = async (tx: Tx, credit: Credit): Promise<boolean> => {
  const { student, bucket, expiresAt, amount } = credit;
  await lockWallet(tx, student);
  return postMovement(tx, {
    key: `credit:${credit.key}`,
    kind: 'credit',
    reason: credit.reason,
    student,
    at: credit.at,
    transfers: [
      { from: platformAccount(credit.from), to: { kind: 'available', student, bucket, expiresAt }, amount },
    ],
  });
};

/** The student whose wallet the credit with this key went into. */
const findCreditedStudent = async (tx: Tx, { key }: Pick<Credit, 'key'>) => {
  const { student_id } = await tx
    .selectFrom('movements')
    .select('student_id')
    .where('key', '=', `credit:${key}`)
    .executeTakeFirstOrThrow();
  return student_id;
};
