import { type RefundMail, refundMail } from './templates/refund.ts';

const mail: RefundMail = {
  language: 'en',
  name: 'Mitu',
  orderId: '01K',
  creditNote: 'CN-000007',
  walletPoisha: 50_000n,
  cardPoisha: 75_000n,
  occasion: 'granted',
  closesCourses: true,
  purchaseUrl: 'https://sargam.test/studentpanel?tab=3&order=01K',
};

it('a refund mail has the amounts with their destination, the closed courses and the credit note', () => {
  const { subject, text, html } = refundMail(mail);
  expect(subject).toBe('We are giving back ৳1,250.00');
  expect(text).toContain('৳500.00 is in your wallet already.');
  expect(text).toContain('৳750.00 goes back to where you paid from.');
  expect(text).toContain('The courses of this order are closed now.');
  expect(text).toContain('Credit note: CN-000007');
  expect(html).toContain('href="https://sargam.test/studentpanel?tab=3&amp;order=01K"');
});

it('a refund mail leaves out parts that are zero', () => {
  const { text } = refundMail({ ...mail, walletPoisha: 0n, closesCourses: false, creditNote: '' });
  expect(text).not.toMatch(/wallet already|To your wallet|closed|Credit note/);
  expect(refundMail({ ...mail, cardPoisha: 0n }).text).not.toContain('where you paid from');
});

it('the mail about a payment that came too late says so and that the amount is in the wallet', () => {
  const late = { ...mail, cardPoisha: 0n, creditNote: '', closesCourses: false, occasion: 'late' } as const;
  const { subject, text } = refundMail({ ...late, language: 'bn' });
  expect(subject).toBe('টাকা ফেরত: ৳৫০০.০০');
  expect(text).toContain('শেষ হয়ে যাওয়ার পর আপনার পেমেন্ট এসেছে');
  expect(text).toContain('৳৫০০.০০ এখনই আপনার ওয়ালেটে আছে');
  expect(text).not.toContain('ফেরত দিচ্ছি');
  expect(refundMail(late).text).toContain('Your payment came after the order had ended');
});
