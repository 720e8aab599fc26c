import { readPdfLines } from '@sargam/chassis/testing';
import { InvoiceServiceDefinition } from '@sargam/proto/commerce/v1/invoices';
import { Tier } from '@sargam/proto/common/v1/offer';
import { adminRefundClient, buildRefundGrant } from './system/refund-steps.ts';
import { createCoupon, creditGiftMoney, openPaymentPage, placeQuotedOrder } from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const seller = {
  SELLER_NAME: 'সরগম মিউজিক লিমিটেড',
  SELLER_ADDRESS: 'ধানমন্ডি, ঢাকা',
  SELLER_CONTACT: 'সহায়তা: help@sargam.test',
  VAT_BIN: '০০৪৫',
};
const sellerLines = new Set([...Object.values(seller), `BIN ${seller.VAT_BIN}`]);
const system = useTestSystem({ VAT_RATE: '15', ...seller });

const bengali = /[\u0980-\u09ff]/;
const readBengaliLines = (pdf: Buffer) => readPdfLines(pdf).filter((line) => bengali.test(line));

// Glyphs and their positions are tested with the PDF typesetting (chassis, pdf.test.ts).

/** Courses for 1,500 taka: 350 from the wallet, 230 coupon discount, 920 by card; 300 refunded. */
const createDocuments = async (language: string) => {
  const student = system.student();
  for (const [courseId, price, title] of [
    ['raag', 1_000, { en: 'Raga for beginners', bn: 'রাগসঙ্গীতের হাতেখড়ি' }],
    ['tabla', 500, { en: 'Tabla', bn: 'তবলা শিক্ষা' }],
  ] as const) {
    system.catalogue.addCourse(courseId, price, { title });
    await student.addToCart({ studentId: student.id, courseId, tier: Tier.TIER_STANDARD });
  }
  await creditGiftMoney(system, student, 350);
  const { code } = await createCoupon(system, { percent: 20 });
  const order = await placeQuotedOrder(student, { couponCode: code });
  const fields = await system.sandbox.completePage(await openPaymentPage(student, order), 'pay-lose-ipn');
  await system.gateway.returnFromGateway({ fields });
  const refund = await adminRefundClient(system).grantRefund(buildRefundGrant(order, { amount: 300 }));
  const client = system.as(student.id).client(InvoiceServiceDefinition);
  const getPdf = async (subject: Parameters<typeof client.getInvoice>[0]['subject']) =>
    Buffer.from((await client.getInvoice({ subject, language })).pdf);
  return {
    code,
    invoice: await getPdf({ $case: 'orderId', value: order.id }),
    creditNote: await getPdf({ $case: 'refundId', value: refund.id }),
  };
};

it('a Bengali invoice prints courses and amounts in Bengali words and digits', async () => {
  const { invoice, code } = await createDocuments('bn');
  const lines = readBengaliLines(invoice);
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['সরগম', 'ইনভয়েস', 'নম্বর', 'তারিখ', 'ক্রেতা', 'বিক্রেতা', 'যা কেনা হয়েছে', 'দাম'],
      ...['রাগসঙ্গীতের হাতেখড়ি', '৳১,০০০.০০', 'তবলা শিক্ষা', '৳৫০০.০০'],
      ...['সাবটোটাল', '৳১,৫০০.০০', 'ওয়ালেট থেকে', '−৳৩৫০.০০'],
      ...[`ভাউচার ${code}, ২০%`, '−৳২৩০.০০', 'বিকাশ দিয়ে পরিশোধ', '৳৯২০.০০'],
      ...['এর মধ্যে ভ্যাট, ১৫%', '৳১৬৫.৬৫'],
      ...[seller.SELLER_NAME, seller.SELLER_ADDRESS, seller.SELLER_CONTACT, `BIN ${seller.VAT_BIN}`],
    ]),
  );
});

it('a Bengali credit note prints the refunded amounts and the reason', async () => {
  const { creditNote } = await createDocuments('bn');
  const lines = readBengaliLines(creditNote);
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['ক্রেডিট নোট', 'যে ইনভয়েসের জন্য', 'যার জন্য টাকা ফেরত', 'রাগসঙ্গীতের হাতেখড়ি', 'তবলা শিক্ষা'],
      ...['কারণ', 'কোর্সটি খোলা যাচ্ছে না', 'মোট ফেরত', '৳৩০০.০০', 'ওয়ালেটে ফেরত', 'বিকাশ দিয়ে ফেরত'],
    ]),
  );
});

it('English documents contain no Bengali text except the taka sign and the seller’s details', async () => {
  const { invoice, creditNote } = await createDocuments('en');
  for (const pdf of [invoice, creditNote])
    for (const line of readBengaliLines(pdf).filter((text) => !sellerLines.has(text)))
      expect(line.replaceAll('৳', '')).not.toMatch(bengali);
});
