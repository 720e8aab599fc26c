import { z } from 'zod';
import { Instant, Taka } from '../../wire/schemas.ts';

export const WalletBucket = z.enum(['gift', 'refund', 'referral']).meta({ id: 'WalletBucket' });
export type WalletBucket = z.infer<typeof WalletBucket>;

export const WalletLot = z
  .object({
    bucket: WalletBucket,
    amount: Taka,
    expiresAt: Instant.nullable().meta({ description: 'Null if it never expires' }),
  })
  .meta({ id: 'WalletLot' });
export type WalletLot = z.infer<typeof WalletLot>;

export const Wallet = z
  .object({
    balance: Taka.meta({ description: 'Available balance: gift, refund and referral' }),
    gift: Taka,
    refund: Taka,
    referral: Taka,
    held: Taka.meta({ description: 'Held for unpaid orders' }),
    pending: Taka.meta({ description: 'Pending referral rewards' }),
    lots: z.array(WalletLot).meta({ description: 'In spending order' }),
  })
  .meta({ id: 'Wallet' });
export type Wallet = z.infer<typeof Wallet>;

export const MovementKind = z
  .enum([
    'gift_redeemed',
    'held',
    'released',
    'spent',
    'expired',
    'refunded',
    'referral_pending',
    'referral_earned',
    'referral_reversed',
  ])
  .meta({ id: 'MovementKind' });
export type MovementKind = z.infer<typeof MovementKind>;

export const WalletMovement = z
  .object({
    _id: z.string(),
    kind: MovementKind,
    change: Taka.meta({ description: 'Change of the available balance' }),
    held: Taka.meta({ description: 'Change of the held amount' }),
    pending: Taka.meta({ description: 'Change of the pending rewards' }),
    balance: Taka.meta({ description: 'Available balance after the movement' }),
    order: z.string().nullable(),
    date: Instant,
    lots: z.array(WalletLot),
  })
  .meta({ id: 'WalletMovement' });
export type WalletMovement = z.infer<typeof WalletMovement>;
