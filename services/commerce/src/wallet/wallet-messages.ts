import {
  MovementKind as KindMessage,
  type WalletLot,
  type WalletMovement,
} from '@sargam/proto/commerce/v1/wallet';
import { upperCase } from '../upper-case.ts';
import type { MovementKind } from './chart-of-accounts.ts';
import type { LotBalance } from './ledger.ts';
import type { StatementLine } from './statement.ts';

/** Kinds that change a wallet; the other kinds move only the platform’s money. */
const kinds: Readonly<Partial<Record<MovementKind, KindMessage>>> = {
  credit: KindMessage.MOVEMENT_KIND_GIFT_REDEEMED,
  hold: KindMessage.MOVEMENT_KIND_HELD,
  release: KindMessage.MOVEMENT_KIND_RELEASED,
  capture: KindMessage.MOVEMENT_KIND_SPENT,
  expire: KindMessage.MOVEMENT_KIND_EXPIRED,
  refund: KindMessage.MOVEMENT_KIND_REFUNDED,
  'refund-to-wallet': KindMessage.MOVEMENT_KIND_REFUNDED,
  'referral-pending': KindMessage.MOVEMENT_KIND_REFERRAL_PENDING,
  'referral-earned': KindMessage.MOVEMENT_KIND_REFERRAL_EARNED,
  'referral-reversed': KindMessage.MOVEMENT_KIND_REFERRAL_REVERSED,
};

export const toLotMessage = ({ bucket, amount, expiresAt }: LotBalance): WalletLot => ({
  bucket: `WALLET_BUCKET_${upperCase(bucket)}`,
  amountPoisha: amount,
  expiresAt: expiresAt ?? undefined,
});

export const toMovementMessage = (line: StatementLine, lots: readonly LotBalance[]): WalletMovement => ({
  id: line.id,
  kind: kinds[line.kind] ?? KindMessage.MOVEMENT_KIND_UNSPECIFIED,
  changePoisha: line.change,
  heldChangePoisha: line.heldChange,
  pendingChangePoisha: line.pendingChange,
  balancePoisha: line.balance,
  orderId: line.orderId ?? '',
  occurredAt: line.occurredAt,
  lots: lots.map(toLotMessage),
});
