import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { CreditGiftCardRequest, WalletServiceImplementation } from '@sargam/proto/commerce/v1/wallet';
import type { Deps } from '../deps.ts';
import { parseGiftCardId, parseStudentId } from '../ids.ts';
import { type Credit, creditWallet, findCreditedStudent } from './credit-wallet.ts';

/** Store has claimed the card for the student before this call and retries until it gets a response. */
export const giftCardCalls = ({ database, clock, log }: Deps) =>
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
