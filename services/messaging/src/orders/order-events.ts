import { defineTopic } from '@sargam/chassis/events';
import type { Order } from '@sargam/proto/commerce/v1/commerce';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import type { Deps } from '../deps.ts';
import type { Language } from '../mails/mail.ts';
import { receiptMail } from '../mails/templates/receipt.ts';
import { recipientOf } from '../people/person-store.ts';

export const orderEvents = defineTopic('commerce.orders.v1', OrderEvent);

/** Mails the receipt of a paid order. Orders taken over from an earlier system had theirs long ago. */
export const hearOfOrder =
  (deps: Deps) =>
  async ({ event }: OrderEvent, meta: { readonly id: string }): Promise<void> => {
    if (event?.$case !== 'paid' || event.value.imported || !event.value.order) return;
    const buyer = await recipientOf(deps.people, event.value.order.studentId);
    if (buyer.suspended) return;
    const { language, name, email } = buyer;
    const mail = receiptMail({ language, name, ...contentsOf(event.value.order, language, deps.siteUrl) });
    await deps.send({ cause: meta.id, template: 'receipt', language, recipient: email }, mail);
  };

const contentsOf = (order: Order, language: Language, siteUrl: string) => ({
  orderId: order.id,
  paidAt: order.paidAt ?? new Date(0),
  lines: order.lines.map(({ title, offer }) => ({
    title: title?.[language] || title?.en || '',
    pricePoisha: offer?.pricePoisha ?? 0n,
    validityDays: offer?.validityDays ?? 0,
  })),
  walletPoisha: order.walletUsedPoisha,
  discountPoisha: order.discountPoisha + order.roundingPoisha,
  paidPoisha: order.payablePoisha,
  classroomUrl: new URL('/studentpanel', siteUrl).href,
});
