import { startOfDhakaDay } from '@sargam/chassis/calendar';
import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import type { StoreOrder } from '@sargam/proto/store/v1/orders';
import { GiftCardEvent } from '@sargam/proto/store/v2/events';
import type { PrintInvoice } from '../invoices/invoice-client.ts';
import { localize, type Mail, parseLanguage } from '../mails/mail.ts';
import type { SendMail } from '../mails/mailer.ts';
import type { GiftCardClient } from './gift-card-client.ts';
import { giftCardMail } from './gift-card-mail.ts';
import { type GiftOrderMail, giftReceiptMail, giftRefundMail } from './gift-order-mails.ts';

export const giftCardEvents = subscribes(defineTopic('store.giftcards.v2', GiftCardEvent), {
  issued: 'mails the receipt with the invoice to the buyer',
  due: 'mails the codes to the receiver and confirms the delivery to store',
  refunded: 'mails the refund to the buyer',
});

interface Deps {
  readonly send: SendMail;
  readonly giftCards: GiftCardClient;
  readonly siteUrl: string;
  readonly printInvoice: PrintInvoice;
}

/** Mails receipts to buyers and gift cards to receivers. Safe to repeat for one event. */
export const giftCardEventHandlers = (deps: Deps): HandlersOf<typeof giftCardEvents> => ({
  due: ({ deliveryId }) => sendGiftCards(deps, deliveryId),
  issued: ({ orderId }, { id: idempotencyKey }) =>
    sendToBuyer(deps, orderId, { idempotencyKey, template: 'gift-receipt' }, (mail) =>
      writeReceipt(deps, mail),
    ),
  refunded: ({ orderId }, { id: idempotencyKey }) =>
    sendToBuyer(deps, orderId, { idempotencyKey, template: 'gift-refund' }, async (mail) =>
      giftRefundMail(mail),
    ),
});

const writeReceipt = async ({ printInvoice }: Deps, mail: GiftOrderMail): Promise<Mail> => {
  const subject = { $case: 'chargeReference' as const, value: mail.orderId };
  return giftReceiptMail(mail, mail.invoiceNumber ? await printInvoice(subject, mail.language) : undefined);
};

/** The delivery id is the idempotency key of the mail. Only a sent mail is confirmed to store. */
const sendGiftCards = async ({ send, giftCards, siteUrl }: Deps, deliveryId: string) => {
  const revealed = await giftCards.revealCodes(deliveryId);
  if (!revealed?.order || revealed.cards.length === 0) return;
  const { order, cards, image } = revealed;
  const language = parseLanguage(order.language);
  const mail = giftCardMail({
    language,
    productId: order.productId,
    picture: image ? new URL(`/api/v1/media/${encodeURIComponent(image)}`, siteUrl).href : undefined,
    gift: order.forMyself ? undefined : { receiver: order.receiverName, sender: order.senderName },
    message: order.message,
    valuePoisha: order.valuePoisha,
    validTo: order.validTo ?? new Date(0),
    codes: cards.map(({ code }) => ({ code, url: new URL(`/giftcard#${code}`, siteUrl).href })),
  });
  const recipient = order.forMyself ? order.buyerEmail : order.receiverEmail;
  const outcome = await send(
    { idempotencyKey: deliveryId, template: 'gift-card', language, recipient },
    mail,
  );
  if (outcome === 'sent') await giftCards.confirmDelivery(deliveryId);
};

const sendToBuyer = async (
  { send, siteUrl, giftCards }: Deps,
  orderId: string,
  { idempotencyKey, template }: { readonly idempotencyKey: string; readonly template: string },
  write: (mail: GiftOrderMail) => Promise<Mail>,
): Promise<void> => {
  const order = await giftCards.findOrder(orderId);
  const language = parseLanguage(order.language);
  const mail = toGiftOrderMail(order, siteUrl);
  await send({ idempotencyKey, template, language, recipient: order.buyerEmail }, () => write(mail));
};

const toGiftOrderMail = (order: StoreOrder, siteUrl: string): GiftOrderMail => {
  const language = parseLanguage(order.language);
  const paidAt = order.paidAt ?? new Date(0);
  const day = order.deliverOn ? startOfDhakaDay(order.deliverOn) : undefined;
  return {
    language,
    name: order.buyerName,
    orderId: order.id,
    invoiceNumber: order.invoiceNumber,
    product: localize(order.productName, language),
    quantity: order.quantity,
    totalPoisha: order.totalPoisha,
    paidAt,
    receiver: order.forMyself ? undefined : { name: order.receiverName, email: order.receiverEmail },
    deliverOn: day && day > paidAt ? day : undefined,
    validTo: order.validTo,
    ordersUrl: new URL('/studentpanel?tab=3', siteUrl).href,
  };
};
