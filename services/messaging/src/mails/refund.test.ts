import { type RefundMail, refundMail } from './templates/refund.ts';

const letter: RefundMail = {
  language: 'en',
  name: 'Mitu',
  orderId: '01K',
  creditNote: 'CN-000007',
  walletPoisha: 50_000n,
  cardPoisha: 75_000n,
  paidTwice: false,
  closesCourses: true,
  purchaseUrl: 'https://sargam.test/studentpanel?tab=3&order=01K',
};

it('says what goes back, where to and when, and where the credit note is', () => {
  const { subject, text, html } = refundMail(letter);
  expect(subject).toBe('We are giving back ৳1,250.00');
  expect(text).toContain('৳500.00 is in your wallet already.');
  expect(text).toContain('৳750.00 goes back to where you paid from.');
  expect(text).toContain('The courses of this order are closed now.');
  expect(text).toContain('Credit note: CN-000007');
  expect(html).toContain('href="https://sargam.test/studentpanel?tab=3&amp;order=01K"');
});

it('says nothing of a part that there is none of', () => {
  const { text } = refundMail({ ...letter, walletPoisha: 0n, closesCourses: false, creditNote: '' });
  expect(text).not.toMatch(/wallet already|To your wallet|closed|Credit note/);
  expect(refundMail({ ...letter, cardPoisha: 0n }).text).not.toContain('where you paid from');
});

it('explains a second payment that goes back by itself, in Bengali too', () => {
  const { subject, text } = refundMail({ ...letter, language: 'bn', paidTwice: true, closesCourses: false });
  expect(subject).toBe('টাকা ফেরত: ৳১,২৫০.০০');
  expect(text).toContain('দুইবার পেমেন্ট হয়েছিল');
  expect(text).not.toContain('ফেরত দিচ্ছি');
  expect(text).toContain('ক্রেডিট নোট: CN-000007');
});
