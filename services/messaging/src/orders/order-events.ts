import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import {
  OrderEvent,
  type OrderPaid,
  type OrderRefundDeclined,
  type OrderRefunded,
} from '@sargam/proto/commerce/v1/events';
import { type Order, PurchaseKind } from '@sargam/proto/commerce/v1/order';
import type { Deps } from '../deps.ts';
import type { PrintInvoice } from '../invoices/invoice-client.ts';
import { type Language, localize } from '../mails/mail.ts';
import { declinedMail } from '../mails/templates/declined.ts';
import { type PurchaseType, receiptMail } from '../mails/templates/receipt.ts';
import { refundMail } from '../mails/templates/refund.ts';

export const orderEvents = subscribes(defineTopic('commerce.orders.v1', OrderEvent), {
  paid: 'mails the receipt with the invoice, except for an imported order',
  refunded: 'mails the amounts of the refund and the credit note number',
  refundDeclined: 'mails the admin’s answer',
});

interface OrderDeps extends Deps {
  readonly printInvoice: PrintInvoice;
}

/** Mails receipts, refunds and declined refund requests. */
export const orderEventHandlers = (deps: OrderDeps): HandlersOf<typeof orderEvents> => ({
  paid: async (paid, { id }) => {
    if (!paid.imported) await sendReceipt(deps, paid, id);
  },
  refunded: (refund, { id }) => sendRefund(deps, refund, id),
  refundDeclined: (refusal, { id }) => sendDeclined(deps, refusal, id),
});

/** Suspended people get no receipt. */
const sendReceipt = async (
  deps: OrderDeps,
  { order, returnableUntil: until }: OrderPaid,
  idempotencyKey: string,
): Promise<void> => {
  if (!order) return;
  const { suspended, language, name, email } = await deps.people.find(order.studentId);
  if (suspended) return;
  const content = toReceiptContent(order, language, deps.siteUrl);
  const giveBack = until && { until, url: purchaseUrl(order, deps.siteUrl) };
  await deps.send({ idempotencyKey, template: 'receipt', language, recipient: email }, async () => {
    const subject = { $case: 'orderId' as const, value: order.id };
    const pdf = order.invoiceNumber ? await deps.printInvoice(subject, language) : undefined;
    return receiptMail({ language, name, ...content, giveBack, pdf });
  });
};

/** Suspended people get this mail too, because it is about their money. */
const sendRefund = async (
  deps: Deps,
  { order, refund, full }: OrderRefunded,
  idempotencyKey: string,
): Promise<void> => {
  if (!order || !refund) return;
  const { language, name, email } = await deps.people.find(order.studentId);
  const mail = refundMail({
    language,
    name,
    orderId: order.id,
    creditNote: refund.creditNoteNumber,
    walletPoisha: refund.walletPoisha,
    cardPoisha: refund.cardPoisha,
    // A second payment of one order has no event, so an automatic refund of an order is a late payment.
    occasion: refund.automatic ? 'late' : 'granted',
    // An order without an accepted payment gave no access.
    closesCourses: full && order.paidAt !== undefined,
    purchaseUrl: purchaseUrl(order, deps.siteUrl),
  });
  await deps.send({ idempotencyKey, template: 'refund', language, recipient: email }, mail);
};

const sendDeclined = async (
  deps: Deps,
  { order, refund }: OrderRefundDeclined,
  idempotencyKey: string,
): Promise<void> => {
  if (!order || !refund) return;
  const { language, name, email } = await deps.people.find(order.studentId);
  const mail = declinedMail({
    language,
    name,
    orderId: order.id,
    answer: refund.declineReason,
    purchaseUrl: purchaseUrl(order, deps.siteUrl),
  });
  await deps.send({ idempotencyKey, template: 'refund-declined', language, recipient: email }, mail);
};

/** Link to the order in the student panel. */
const purchaseUrl = (order: Order, siteUrl: string): string => {
  const purchase = new URL('/studentpanel?tab=3', siteUrl);
  purchase.searchParams.set('order', order.id);
  return purchase.href;
};

const toPurchaseType = (kind: PurchaseKind): PurchaseType => {
  if (kind === PurchaseKind.PURCHASE_KIND_EXTENSION) return 'extension';
  return kind === PurchaseKind.PURCHASE_KIND_UPGRADE ? 'upgrade' : 'new';
};

const toReceiptContent = (order: Order, language: Language, siteUrl: string) => ({
  orderId: order.id,
  invoice: order.invoiceNumber,
  paidAt: order.paidAt ?? new Date(0),
  lines: order.lines.map(({ title, offer, kind }) => ({
    title: localize(title, language),
    bought: toPurchaseType(kind),
    pricePoisha: offer?.pricePoisha ?? 0n,
    validityDays: offer?.validityDays ?? 0,
  })),
  walletPoisha: order.walletUsedPoisha,
  discountPoisha: order.discountPoisha + order.roundingPoisha,
  paidPoisha: order.payablePoisha,
  classroomUrl: new URL('/studentpanel', siteUrl).href,
});
