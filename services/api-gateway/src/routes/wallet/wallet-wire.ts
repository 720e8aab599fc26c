import { z } from 'zod';
import { Instant, Taka } from '../../wire/schemas.ts';

export const WalletBucket = z.enum(['gift', 'refund', 'referral']).meta({ id: 'WalletBucket' });
export type WalletBucket = z.infer<typeof WalletBucket>;

export const WalletLot = z
  .object({
    bucket: WalletBucket,
    amount: Taka,
    expiresAt: Instant.nullable().meta({ description: 'Null where it never expires' }),
  })
  .meta({ id: 'WalletLot' });
export type WalletLot = z.infer<typeof WalletLot>;

export const Wallet = z
  .object({
    balance: Taka.meta({ description: 'What can be spent: the sum of the three' }),
    gift: Taka,
    refund: Taka,
    referral: Taka,
    held: Taka.meta({ description: 'Put aside for orders that are not paid yet' }),
    pending: Taka.meta({ description: 'Promised by the referral programme' }),
    lots: z.array(WalletLot).meta({ description: 'In the order they are spent in' }),
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
    change: Taka.meta({ description: 'Of what can be spent: plus or minus' }),
    held: Taka.meta({ description: 'Of what is held for orders: plus or minus' }),
    pending: Taka.meta({ description: 'Of what is promised: plus or minus' }),
    balance: Taka.meta({ description: 'What could be spent after it' }),
    order: z.string().nullable(),
    date: Instant,
    lots: z.array(WalletLot),
  })
  .meta({ id: 'WalletMovement' });
export type WalletMovement = z.infer<typeof WalletMovement>;
