import { InvoiceServiceDefinition } from '@sargam/proto/commerce/v1/invoices';
import { Tier } from '@sargam/proto/common/v1/offer';
import { readBengaliLines } from './world/pdf-text.ts';
import { adminGrant, adminRefundClient } from './world/refund-steps.ts';
import { createCoupon, creditGiftMoney, openPaymentPage, orderAsQuoted } from './world/steps.ts';
import { useWorld } from './world/world.ts';

const world = useWorld({ VAT_RATE: '15' });

const bengali = /[\u0980-\u09ff]/;

// That each of these letters has a glyph, and stands where it belongs, is tested where documents are set (chassis, pdf.test.ts).

/** 1,500 taka of courses: 350 from the wallet, 230 by the voucher, 920 by card; 300 of it given back. */
const papers = async (language: string) => {
  const student = world.student();
  for (const [courseId, price, title] of [
    ['raag', 1_000, { en: 'Raga for beginners', bn: 'রাগসঙ্গীতের হাতেখড়ি' }],
    ['tabla', 500, { en: 'Tabla', bn: 'তবলা শিক্ষা' }],
  ] as const) {
    world.catalogue.addCourse(courseId, price, { title });
    await student.addToCart({ studentId: student.id, courseId, tier: Tier.TIER_STANDARD });
  }
  await creditGiftMoney(world, student, 350);
  const { code } = await createCoupon(world, { percent: 20 });
  const order = await orderAsQuoted(student, { couponCode: code });
  const fields = await world.sandbox.completePage(await openPaymentPage(student, order), 'pay-lose-ipn');
  await world.gateway.returnFromGateway({ fields });
  const refund = await adminRefundClient(world).grantRefund(adminGrant(order, { amount: 300 }));
  const door = world.as(student.id).client(InvoiceServiceDefinition);
  const paper = async (subject: Parameters<typeof door.getInvoice>[0]['subject']) =>
    Buffer.from((await door.getInvoice({ subject, language })).pdf);
  return {
    code,
    invoice: await paper({ $case: 'orderId', value: order.id }),
    creditNote: await paper({ $case: 'refundId', value: refund.id }),
  };
};

it('an invoice in Bengali says what was bought and paid in Bengali words and digits', async () => {
  const { invoice, code } = await papers('bn');
  const words = readBengaliLines(invoice);
  expect(words).toEqual(
    expect.arrayContaining([
      ...['সরগম', 'ইনভয়েস', 'নম্বর', 'তারিখ', 'ক্রেতা', 'বিক্রেতা', 'যা কেনা হয়েছে', 'দাম'],
      ...['রাগসঙ্গীতের হাতেখড়ি', '৳১,০০০.০০', 'তবলা শিক্ষা', '৳৫০০.০০'],
      ...['সাবটোটাল', '৳১,৫০০.০০', 'ওয়ালেট থেকে', '−৳৩৫০.০০'],
      ...[`ভাউচার ${code}, ২০%`, '−৳২৩০.০০', 'bKash দিয়ে পরিশোধ', '৳৯২০.০০'],
      ...['এর মধ্যে ভ্যাট, ১৫%', '৳১৬৫.৬৫'],
    ]),
  );
});

it('a credit note in Bengali says what goes back, and why', async () => {
  const { creditNote } = await papers('bn');
  const words = readBengaliLines(creditNote);
  expect(words).toEqual(
    expect.arrayContaining([
      ...['ক্রেডিট নোট', 'যে ইনভয়েসের জন্য', 'যার জন্য টাকা ফেরত', 'রাগসঙ্গীতের হাতেখড়ি', 'তবলা শিক্ষা'],
      ...['কারণ', 'কোর্সটি খোলা যাচ্ছে না', 'মোট ফেরত', '৳৩০০.০০', 'ওয়ালেটে ফেরত', 'bKash দিয়ে ফেরত'],
    ]),
  );
});

it('in English neither has a Bengali word but the taka sign', async () => {
  const { invoice, creditNote } = await papers('en');
  for (const paper of [invoice, creditNote])
    for (const line of readBengaliLines(paper)) expect(line.replaceAll('৳', '')).not.toMatch(bengali);
});
