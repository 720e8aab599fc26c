import type { Wallet as StoredWallet } from '@sargam/proto/commerce/v1/commerce';
import type {
  ListWalletLotsResponse,
  WalletBucket as StoredBucket,
  MovementKind as StoredKind,
  WalletLot as StoredLot,
  WalletMovement as StoredMovement,
} from '@sargam/proto/commerce/v1/wallet';
import { enumNames } from '../../api/enum-names.ts';
import {
  each,
  field,
  instant,
  instantOrNull,
  responseOf,
  taka,
  text,
  textOrNull,
} from '../../api/response.ts';

const buckets = enumNames<StoredBucket>()(
  { WALLET_BUCKET_GIFT: 'gift', WALLET_BUCKET_REFUND: 'refund', WALLET_BUCKET_REFERRAL: 'referral' },
  'gift',
);
const WalletBucket = buckets.schema.meta({ id: 'WalletBucket' });

const movementKinds = enumNames<StoredKind>()(
  {
    MOVEMENT_KIND_GIFT_REDEEMED: 'gift_redeemed',
    MOVEMENT_KIND_HELD: 'held',
    MOVEMENT_KIND_RELEASED: 'released',
    MOVEMENT_KIND_SPENT: 'spent',
    MOVEMENT_KIND_EXPIRED: 'expired',
    MOVEMENT_KIND_REFUNDED: 'refunded',
    MOVEMENT_KIND_REFERRAL_PENDING: 'referral_pending',
    MOVEMENT_KIND_REFERRAL_EARNED: 'referral_earned',
    MOVEMENT_KIND_REFERRAL_REVERSED: 'referral_reversed',
  },
  'spent',
);
const MovementKind = movementKinds.schema.meta({ id: 'MovementKind' });

const WalletLot = responseOf<StoredLot>('WalletLot')({
  bucket: field(WalletBucket, (lot) => buckets.nameOf(lot.bucket)),
  amount: taka((lot) => lot.amountPoisha),
  expiresAt: instantOrNull((lot) => lot.expiresAt, 'Null if it never expires'),
});

export const Wallet = responseOf<StoredWallet & Pick<ListWalletLotsResponse, 'lots' | 'heldPoisha'>>(
  'Wallet',
)({
  balance: taka((wallet) => wallet.balancePoisha, 'Available balance: gift, refund and referral'),
  gift: taka((wallet) => wallet.giftPoisha),
  refund: taka((wallet) => wallet.refundPoisha),
  referral: taka((wallet) => wallet.referralPoisha),
  held: taka((wallet) => wallet.heldPoisha, 'Held for unpaid orders'),
  pending: taka((wallet) => wallet.pendingReferralPoisha, 'Pending referral rewards'),
  lots: each(WalletLot, (wallet) => wallet.lots, 'In spending order'),
});

export const WalletMovement = responseOf<StoredMovement>('WalletMovement')({
  _id: text((movement) => movement.id),
  kind: field(MovementKind, (movement) => movementKinds.nameOf(movement.kind)),
  change: taka((movement) => movement.changePoisha, 'Change of the available balance'),
  held: taka((movement) => movement.heldChangePoisha, 'Change of the held amount'),
  pending: taka((movement) => movement.pendingChangePoisha, 'Change of the pending rewards'),
  balance: taka((movement) => movement.balancePoisha, 'Available balance after the movement'),
  order: textOrNull((movement) => movement.orderId),
  date: instant((movement) => movement.occurredAt),
  lots: each(WalletLot, (movement) => movement.lots),
});
