import { auditHandlers } from '@sargam/chassis/audit';
import { gatewayName } from '@sargam/chassis/caller';
import { deadLetterHandlers } from '@sargam/chassis/inbox';
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
import { cartHandlers } from './cart/cart-handlers.ts';
import { offerHandlers } from './cart/offer-handlers.ts';
import { chargeHandlers } from './charges/charge-handlers.ts';
import { couponHandlers } from './coupons/coupon-handlers.ts';
import type { Deps } from './deps.ts';
import { importHandlers } from './imports/import-handlers.ts';
import { invoiceHandlers } from './invoices/invoice-handlers.ts';
import { orderHandlers } from './orders/order-handlers.ts';
import { orderPaymentHandlers } from './orders/order-payment-handlers.ts';
import { notificationHandlers } from './payments/receive-notification.ts';
import { purchaseHandlers } from './purchases/purchase-handlers.ts';
import { recordHandlers } from './records/record-handlers.ts';
import { referralHandlers } from './referrals/referral-handlers.ts';
import {
  chargeRefundHandlers,
  refundAdminHandlers,
  refundRequestHandlers,
} from './refunds/refund-handlers.ts';
import { chargeReviewHandlers, orderReviewHandlers } from './reviews/review-handlers.ts';
import { giftCardHandlers } from './wallet/gift-card-handlers.ts';
import { balanceHandlers, statementHandlers } from './wallet/wallet-handlers.ts';
import { wishlistHandlers } from './wishlist/wishlist-handlers.ts';

/** Registers all gRPC calls of the service. */
export const addHandlers = ({ grpc }: Pick<Service, 'grpc'>, deps: Deps): void => {
  grpc.add(CommerceServiceDefinition, {
    ...cartHandlers(deps),
    ...offerHandlers(deps),
    ...couponHandlers(deps),
    ...balanceHandlers(deps),
    ...orderHandlers(deps),
    ...importHandlers(deps),
    ...orderPaymentHandlers(deps),
    ...purchaseHandlers(deps),
    ...notificationHandlers(deps),
  });
  grpc.add(
    WalletServiceDefinition,
    {
      ...statementHandlers(deps),
      ...giftCardHandlers(deps),
      ...referralHandlers(deps),
    },
    { creditGiftCard: ['store'] },
  );
  grpc.add(
    ChargeServiceDefinition,
    {
      ...chargeHandlers(deps),
      ...chargeRefundHandlers(deps),
      ...chargeReviewHandlers(deps),
    },
    { startCharge: ['store'], getCharge: ['store'], refundCharge: ['store'] },
  );
  grpc.add(RefundServiceDefinition, {
    ...refundRequestHandlers(deps),
    ...refundAdminHandlers(deps),
    ...orderReviewHandlers(deps),
  });
  grpc.add(RecordServiceDefinition, recordHandlers(deps));
  grpc.add(InvoiceServiceDefinition, invoiceHandlers(deps), { getInvoice: [gatewayName, 'messaging'] });
  grpc.add(WishlistServiceDefinition, wishlistHandlers(deps));
  grpc.add(AuditServiceDefinition, auditHandlers(deps.database.db));
  grpc.add(DeadLetterServiceDefinition, deadLetterHandlers(deps.database.db));
};
