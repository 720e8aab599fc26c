import { auditCalls } from '@sargam/chassis/audit';
import { gatewayName } from '@sargam/chassis/caller';
import { deadLetterCalls } from '@sargam/chassis/inbox';
import type { Service } from '@sargam/chassis/service';
import { AuditServiceDefinition } from '@sargam/proto/commerce/v1/audit';
import { ChargeServiceDefinition } from '@sargam/proto/commerce/v1/charges';
import { CommerceServiceDefinition } from '@sargam/proto/commerce/v1/commerce';
import { DeadLetterServiceDefinition } from '@sargam/proto/commerce/v1/dead_letters';
import { InvoiceServiceDefinition } from '@sargam/proto/commerce/v1/invoices';
import { RecordServiceDefinition } from '@sargam/proto/commerce/v1/records';
import { RefundServiceDefinition } from '@sargam/proto/commerce/v1/refunds';
import { WalletServiceDefinition } from '@sargam/proto/commerce/v1/wallet';
import { WishlistServiceDefinition } from '@sargam/proto/commerce/v1/wishlist';
import { cartCalls } from './cart/cart-calls.ts';
import { offerCalls } from './cart/offer-calls.ts';
import { chargeCalls } from './charges/charge-calls.ts';
import { couponCalls } from './coupons/coupon-calls.ts';
import type { Deps } from './deps.ts';
import { importCalls } from './imports/import-calls.ts';
import { invoiceCalls } from './invoices/invoice-calls.ts';
import { orderCalls } from './orders/order-calls.ts';
import { orderPaymentCalls } from './orders/order-payment-calls.ts';
import { notificationCalls } from './payments/receive-notification.ts';
import { purchaseCalls } from './purchases/purchase-calls.ts';
import { recordCalls } from './records/record-calls.ts';
import { referralCalls } from './referrals/referral-calls.ts';
import { chargeRefundCalls, refundAdminCalls, refundRequestCalls } from './refunds/refund-calls.ts';
import { chargeReviewCalls, orderReviewCalls } from './reviews/review-calls.ts';
import { giftCardCalls } from './wallet/gift-card-calls.ts';
import { balanceCalls, statementCalls } from './wallet/wallet-calls.ts';
import { wishlistCalls } from './wishlist/wishlist-calls.ts';

/** Registers all gRPC calls of the service. */
export const addCalls = ({ grpc }: Pick<Service, 'grpc'>, deps: Deps): void => {
  grpc.add(CommerceServiceDefinition, {
    ...cartCalls(deps),
    ...offerCalls(deps),
    ...couponCalls(deps),
    ...balanceCalls(deps),
    ...orderCalls(deps),
    ...importCalls(deps),
    ...orderPaymentCalls(deps),
    ...purchaseCalls(deps),
    ...notificationCalls(deps),
  });
  grpc.add(
    WalletServiceDefinition,
    {
      ...statementCalls(deps),
      ...giftCardCalls(deps),
      ...referralCalls(deps),
    },
    { creditGiftCard: ['store'] },
  );
  grpc.add(
    ChargeServiceDefinition,
    {
      ...chargeCalls(deps),
      ...chargeRefundCalls(deps),
      ...chargeReviewCalls(deps),
    },
    { startCharge: ['store'], getCharge: ['store'], refundCharge: ['store'] },
  );
  grpc.add(RefundServiceDefinition, {
    ...refundRequestCalls(deps),
    ...refundAdminCalls(deps),
    ...orderReviewCalls(deps),
  });
  grpc.add(RecordServiceDefinition, recordCalls(deps));
  grpc.add(InvoiceServiceDefinition, invoiceCalls(deps), { getInvoice: [gatewayName, 'messaging'] });
  grpc.add(WishlistServiceDefinition, wishlistCalls(deps));
  grpc.add(AuditServiceDefinition, auditCalls(deps.database.db));
  grpc.add(DeadLetterServiceDefinition, deadLetterCalls(deps.database.db));
};
