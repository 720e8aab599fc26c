import { setTimeout as sleep } from 'node:timers/promises';
import { accounts, type StorePurchase, storePurchases } from '../content/index.ts';
import { demoId } from '../demo-id.ts';
import { completePage } from './complete-page.ts';
import type { Caller } from './gateway-caller.ts';
import { type LoggedIn, logIn } from './log-in.ts';

interface StoreOrder {
  readonly _id: string;
  readonly orderStatus: string;
}

const timeoutMs = 15_000;

/** The first answer that is not undefined; undefined if there is none in time. */
const poll = async <T>(ask: () => Promise<T | undefined>): Promise<T | undefined> => {
  for (const until = Date.now() + timeoutMs; Date.now() < until; await sleep(200)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
  }
  return undefined;
};

const toReceiver = (purchase: StorePurchase) => {
  const receiver = accounts.find(({ key }) => key === purchase.receiver);
  const buyer = accounts.find(({ key }) => key === purchase.buyer);
  if (!receiver) return { forMyself: true, userPhone: buyer?.phone };
  return {
    forMyself: false,
    giftCardFrom: buyer?.name,
    shippingAddressName: receiver.name,
    shippingAddressEmail: receiver.email,
    shippingAddressPhone: receiver.phone,
  };
};

/** Orders the cards and does on the payment page what the purchase says. A repeat gets the first order, and pays once. */
const buyCards = async ({ id, caller }: LoggedIn, purchase: StorePurchase): Promise<StoreOrder> => {
  const { key: subject, card, quantity, outcome } = purchase;
  const product = demoId('gift-card', card);
  const { price } = await caller.get<{ price: number }>(`/store/product/${product}`, { subject });
  const amount = price * quantity;
  const json = { userId: id, product, quantity, totalPrice: amount, ...toReceiver(purchase) };
  const { order } = await caller.post<{ order: StoreOrder }>('/store/order/', {
    subject,
    json,
    idempotencyKey: `demo-${subject}`,
  });
  const present = await caller.get<StoreOrder>(`/store/order/${order._id}`, { subject });
  if (outcome === undefined || present.orderStatus !== 'pending') return present;
  const payment = { amount, name: purchase.buyer, cus_order_id: order._id };
  const { GatewayPageURL } = await caller.post<{ GatewayPageURL: string }>('/store/payment/ssl/', {
    subject,
    json: payment,
  });
  await completePage(GatewayPageURL, outcome);
  return present;
};

const untilDelivered = (caller: Caller, { _id }: StoreOrder, subject: string) =>
  poll(async () => {
    const order = await caller.get<StoreOrder>(`/store/order/${_id}`, { subject });
    return order.orderStatus === 'delivered' ? order : undefined;
  });

interface Mail {
  readonly html: string;
  readonly to: readonly { readonly address: string }[];
}

/** The code in the mail to the receiver; undefined if the site has no mail inbox of a local run. */
const findMailedCode = async (inbox: string | undefined, address: string): Promise<string | undefined> => {
  if (inbox === undefined) return undefined;
  return poll(async () => {
    const mails = (await (await fetch(`${inbox}/email`)).json()) as Mail[];
    const own = mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
    return own.map(({ html }) => /\/giftcard#([A-Z2-9-]{16,19})/.exec(html)?.[1]).find((code) => code);
  });
};

const redeem = async (site: string, inbox: string | undefined, key: string): Promise<void> => {
  const code = await findMailedCode(inbox, accounts.find((one) => one.key === key)?.email ?? '');
  if (code === undefined) return;
  const { id, caller } = await logIn(site, key);
  const path = `/store/gift-card/redeem/${code}/${id}`;
  await caller.post(path, { subject: key, json: {}, idempotencyKey: `demo-${key}` });
};

/** Store orders in every state, and a redeemed card. Existing orders stay as they are. */
export const fillStoreOrders = async (
  site: string,
  inbox: string | undefined,
  admin: Caller,
): Promise<void> => {
  const buyOneAfterAnother = async (buyer: string): Promise<void> => {
    const person = await logIn(site, buyer);
    for (const purchase of storePurchases.filter((one) => one.buyer === buyer)) {
      const order = await buyCards(person, purchase);
      const { key: subject, receiver } = purchase;
      if (order.orderStatus !== 'pending') continue;
      if (subject === 'redeemed' && receiver) await redeem(site, inbox, receiver);
      if (subject === 'refunded' && (await untilDelivered(person.caller, order, subject)))
        await admin.post(`/store/order/${order._id}/refund`, { subject, json: { reason: 'Bought twice' } });
    }
  };
  await Promise.all([...new Set(storePurchases.map(({ buyer }) => buyer))].map(buyOneAfterAnother));
};
