import type { Wallet as StoredWallet } from '@sargam/proto/commerce/v1/commerce';
import type {
  ListWalletLotsResponse,
  WalletBucket as StoredBucket,
  MovementKind as StoredKind,
  WalletLot as StoredLot,
  WalletMovement as StoredMovement,
} from '@sargam/proto/commerce/v1/wallet';
import { toIsoInstant, toIsoInstantOrNull } from '../../wire/schemas.ts';
import { toTaka } from '../../wire/taka.ts';
import type { MovementKind, Wallet, WalletBucket, WalletLot, WalletMovement } from './wallet-wire.ts';

const bucketWords: Readonly<Record<StoredBucket, WalletBucket>> = {
  WALLET_BUCKET_UNSPECIFIED: 'gift',
  WALLET_BUCKET_GIFT: 'gift',
  WALLET_BUCKET_REFUND: 'refund',
  WALLET_BUCKET_REFERRAL: 'referral',
  UNRECOGNIZED: 'gift',
};

const movementKinds: Readonly<Record<StoredKind, MovementKind>> = {
  MOVEMENT_KIND_UNSPECIFIED: 'spent',
  MOVEMENT_KIND_GIFT_REDEEMED: 'gift_redeemed',
  MOVEMENT_KIND_HELD: 'held',
  MOVEMENT_KIND_RELEASED: 'released',
  MOVEMENT_KIND_SPENT: 'spent',
  MOVEMENT_KIND_EXPIRED: 'expired',
  MOVEMENT_KIND_REFUNDED: 'refunded',
  MOVEMENT_KIND_REFERRAL_PENDING: 'referral_pending',
  MOVEMENT_KIND_REFERRAL_EARNED: 'referral_earned',
  MOVEMENT_KIND_REFERRAL_REVERSED: 'referral_reversed',
  UNRECOGNIZED: 'spent',
};

const toLot = ({ bucket, amountPoisha, expiresAt }: StoredLot): WalletLot => ({
  bucket: bucketWords[bucket],
  amount: toTaka(amountPoisha),
  expiresAt: toIsoInstantOrNull(expiresAt),
});

export const toWallet = (wallet: StoredWallet, { lots, heldPoisha }: ListWalletLotsResponse): Wallet => ({
  balance: toTaka(wallet.balancePoisha),
  gift: toTaka(wallet.giftPoisha),
  refund: toTaka(wallet.refundPoisha),
  referral: toTaka(wallet.referralPoisha),
  held: toTaka(heldPoisha),
  pending: toTaka(wallet.pendingReferralPoisha),
  lots: lots.map(toLot),
});

export const toMovement = (movement: StoredMovement): WalletMovement => ({
  _id: movement.id,
  kind: movementKinds[movement.kind],
  change: toTaka(movement.changePoisha),
  held: toTaka(movement.heldChangePoisha),
  pending: toTaka(movement.pendingChangePoisha),
  balance: toTaka(movement.balancePoisha),
  order: movement.orderId || null,
  date: toIsoInstant(movement.occurredAt),
  lots: movement.lots.map(toLot),
});
