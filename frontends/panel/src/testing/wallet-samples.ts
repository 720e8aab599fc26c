import type { ApiSchemas } from '@sargam/kit';
import { sampleBuilder } from '@sargam/kit/testing';

export const buildWallet = sampleBuilder<ApiSchemas['Wallet']>({
  balance: 700,
  gift: 500,
  refund: 0,
  referral: 200,
  held: 300,
  pending: 400,
  lots: [
    { bucket: 'gift', amount: 500, expiresAt: '2027-11-21T17:59:59.000Z' },
    { bucket: 'referral', amount: 200, expiresAt: null },
  ],
});

export const buildTransaction = sampleBuilder<ApiSchemas['WalletMovement']>({
  _id: 'm1',
  kind: 'gift_redeemed',
  change: 500,
  held: 0,
  pending: 0,
  balance: 700,
  order: null,
  date: '2026-11-21T04:30:00.000Z',
  lots: [],
});

export const buildReferrals = sampleBuilder<ApiSchemas['Referrals']>({
  code: 'TASNIM7K',
  link: 'http://localhost/signup/TASNIM7K',
  reward: 200,
  pending: 200,
  earned: 200,
  total: 0,
  data: [],
});
