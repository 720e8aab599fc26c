import type { Tx as TxOn } from '@sargam/chassis/sql';
import type { Kysely } from 'kysely';
import type { AccessTables } from './access/access-tables.ts';
import type { CartTables } from './cart/cart-tables.ts';
import type { ChargeTables } from './charges/charge-tables.ts';
import type { CouponTables } from './coupons/coupon-tables.ts';
import type { InvoiceTables } from './invoices/invoice-tables.ts';
import type { OrderTables } from './orders/order-tables.ts';
import type { PaymentTables } from './payments/payment-tables.ts';
import type { ReferralTables } from './referrals/referral-tables.ts';
import type { RefundTables } from './refunds/refund-tables.ts';
import type { WalletTables } from './wallet/wallet-tables.ts';
import type { WishlistTables } from './wishlist/wishlist-tables.ts';

/** All tables of the service's database. Each folder declares its own. */
export type Tables = AccessTables &
  CartTables &
  ChargeTables &
  CouponTables &
  InvoiceTables &
  OrderTables &
  PaymentTables &
  ReferralTables &
  RefundTables &
  WalletTables &
  WishlistTables;

/** A connection, or a transaction. */
export type Db = Kysely<Tables>;
export type Tx = TxOn<Tables>;
