import { newId } from '@sargam/chassis/ids';
import { InvoiceServiceDefinition } from '@sargam/proto/commerce/v1/invoices';
import type { OrderId } from '../src/ids.ts';
import { findDocument, readSellerDetails, saveSellerDetails } from '../src/invoices/invoice-store.ts';
import { issueCreditNote, issueInvoice } from '../src/invoices/issue-invoice.ts';
import { orderEvents } from '../src/orders/order-messages.ts';
import { findOrder } from '../src/orders/order-store.ts';
import {
  createCoupon,
  creditGiftMoney,
  fillCart,
  openPaymentPage,
  orderAtGateway,
  placeQuotedOrder,
  taka,
} from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem({
  VAT_RATE: '15',
  VAT_BIN: '004512378-0101',
  SELLER_NAME: 'Sargam Music Limited',
});

const pay = async (page: string) =>
  system.gateway.returnFromGateway({ fields: await system.sandbox.completePage(page, 'pay-lose-ipn') });
const clientOf = (id: string, roles?: string[]) => system.as(id, roles).client(InvoiceServiceDefinition);
const getInvoice = (id: string, orderId: string, language = 'en', roles?: string[]) =>
  clientOf(id, roles).getInvoice({ subject: { $case: 'orderId', value: orderId }, language });
const buildCharge = () => ({
  reference: newId(),
  payerId: newId(),
  productName: { en: 'Gift card', bn: 'গিফট কার্ড' },
  quantity: 2,
  amount: taka(1_000),
  method: 'BKASH-BKash',
});
const readSerials = async (kind: 'invoice' | 'credit-note') => {
  const rows = await system.db.selectFrom('invoices').select('serial').where('kind', '=', kind).execute();
  return rows.map((row) => Number(row.serial)).sort((a, b) => a - b);
};
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const createPaidOrder = async (...prices: number[]) => {
  const { student, order, page } = await orderAtGateway(system, ...prices);
  await pay(page);
  return { student, paid: await student.getOrder({ orderId: order.id }) };
};

it('fifty concurrent invoices, a third rolled back, leave no gap in the numbers', async () => {
  const before = (await readSerials('invoice')).length;
  const results = await Promise.allSettled(
    upTo(50).map((index) =>
      system.database.transaction(async (tx) => {
        const number = await issueInvoice(
          tx,
          { charge: buildCharge() },
          await readSellerDetails(tx),
          new Date(),
        );
        if (index % 3 === 0) throw new Error('the connection was lost before the commit');
        return number;
      }),
    ),
  );
  const numbers = results.filter((result) => result.status === 'fulfilled').map((result) => result.value);
  expect(numbers).toHaveLength(34);
  expect(new Set(numbers).size).toBe(34);
  expect(await readSerials('invoice')).toEqual(upTo(before + 34));
});

it('an order gets its invoice number when it is paid, and the event contains it', async () => {
  const { student, order, page } = await orderAtGateway(system, 1_250);
  expect(order.invoiceNumber).toBe('');
  await expect(getInvoice(student.id, order.id)).rejects.toMatchObject({ kind: 'forbidden' });
  const fields = await system.sandbox.completePage(page, 'pay-lose-ipn');
  await Promise.all([
    system.gateway.returnFromGateway({ fields }),
    system.gateway.notifyPayment({ fields }),
    system.gateway.returnFromGateway({ fields }),
  ]);
  const { invoiceNumber } = await student.getOrder({ orderId: order.id });
  expect(invoiceNumber).toMatch(/^INV-\d{6}$/);
  await system.service.eventually(async () => {
    const paidEvent = system.service
      .publishedEvents(orderEvents)
      .find(({ key, type }) => key === order.id && type === 'paid');
    expect(paidEvent?.event).toMatchObject({ event: { value: { order: { invoiceNumber } } } });
  });
  const numbers = await readSerials('invoice');
  expect(numbers).toEqual(upTo(numbers.length));
});

it('a free order gets an invoice, a failed order does not', async () => {
  const student = system.student();
  await fillCart(system, student, 300);
  await creditGiftMoney(system, student, 500);
  const free = await placeQuotedOrder(student);
  const confirmed = await student.confirmFreeOrder({ orderId: free.id });
  expect(confirmed.invoiceNumber).toMatch(/^INV-/);
  const { student: other, order, page } = await orderAtGateway(system, 400);
  await system.gateway.returnFromGateway({ fields: await system.sandbox.completePage(page, 'decline') });
  expect((await other.getOrder({ orderId: order.id })).invoiceNumber).toBe('');
});

it('the buyer and admins get the PDF in both languages, with the same bytes each time', async () => {
  const { student, paid } = await createPaidOrder(1_250, 900);
  for (const language of ['en', 'bn']) {
    const { number, pdf } = await getInvoice(student.id, paid.id, language);
    expect(number).toBe(paid.invoiceNumber);
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    const again = await getInvoice('an-admin', paid.id, language, ['admin']);
    expect(Buffer.from(again.pdf).equals(Buffer.from(pdf))).toBe(true);
  }
  await expect(getInvoice(newId(), paid.id)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(getInvoice('an-admin', newId(), 'en', ['admin'])).rejects.toMatchObject({
    code: 'invoice-not-found',
  });
});

it('the invoice contains wallet, coupon and VAT of the payment', async () => {
  const student = system.student();
  await fillCart(system, student, 1_000, 500);
  await creditGiftMoney(system, student, 350);
  const { code } = await createCoupon(system, { percent: 20 });
  const order = await placeQuotedOrder(student, { couponCode: code });
  await pay(await openPaymentPage(student, order));
  const document = await findDocument(system.db, { orderId: order.id });
  expect(document?.content).toMatchObject({
    kind: 'invoice',
    subtotal: taka(1_500),
    wallet: taka(350),
    coupon: { code, percent: 20 },
    discount: taka(230),
    payable: taka(920),
    vat: 16_565n,
    terms: { sellerName: 'Sargam Music Limited', vatBin: '004512378-0101', vatPercent: 15 },
  });
});

it('changed settings do not change an old invoice', async () => {
  const { student, paid } = await createPaidOrder(800);
  const before = await getInvoice(student.id, paid.id);
  await saveSellerDetails(system.db, {
    sellerName: 'Another',
    sellerAddress: '',
    sellerContact: '',
    vatBin: '',
    vatPercent: 5,
  });
  const after = await getInvoice(student.id, paid.id);
  expect(Buffer.from(after.pdf).equals(Buffer.from(before.pdf))).toBe(true);
  const { paid: next } = await createPaidOrder(800);
  expect((await findDocument(system.db, { orderId: next.id }))?.content.terms.sellerName).toBe('Another');
});

it('credit notes have their own numbers, name the invoice and sum to its VAT', async () => {
  const { student, paid } = await createPaidOrder(999);
  const order = await findOrder(system.db, paid.id as OrderId);
  if (!order) throw new Error('order not found');
  const createCreditNote = (amount: bigint) => {
    const refund = { id: newId(), reason: 'broken' as const, amount, wallet: 0n, card: amount };
    const issue = () =>
      system.database.transaction((tx) => issueCreditNote(tx, { refund, order }, new Date()));
    return issue().then((number) => ({ id: refund.id, number, issue }));
  };
  const parts = [
    await createCreditNote(taka(333)),
    await createCreditNote(taka(333)),
    await createCreditNote(taka(333)),
  ];
  expect(await readSerials('credit-note')).toEqual(upTo(3));
  const documents = await Promise.all(parts.map(({ id }) => findDocument(system.db, { refundId: id })));
  expect(documents[0]?.content).toMatchObject({ invoice: { number: paid.invoiceNumber }, card: taka(333) });
  const invoice = await findDocument(system.db, { orderId: paid.id });
  expect(documents.reduce((sum, document) => sum + (document?.content.vat ?? 0n), 0n)).toBe(
    invoice?.content.vat,
  );
  const { number } = await clientOf(student.id).getInvoice({
    subject: { $case: 'refundId', value: parts[0]?.id ?? '' },
    language: 'bn',
  });
  expect(number).toBe('CN-000001');
  await expect(parts[0]?.issue()).rejects.toThrow(/unique/);
  expect(await readSerials('credit-note')).toEqual(upTo(3));
});
