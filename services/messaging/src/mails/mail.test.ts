import { formatDate, formatMoney } from '@sargam/chassis/formatting';
import { renderMail } from './mail.ts';
import { type Receipt, receiptMail } from './templates/receipt.ts';
import { verificationMail } from './templates/verification.ts';

const receipt: Receipt = {
  language: 'en',
  name: 'Mitu',
  orderId: '01K',
  invoice: 'INV-000123',
  paidAt: new Date('2026-11-20T18:30:00Z'),
  lines: [{ title: 'First chords', bought: 'new', pricePoisha: 12_550_000n, validityDays: 90 }],
  walletPoisha: 50_000n,
  discountPoisha: 0n,
  paidPoisha: 12_500_000n,
  classroomUrl: 'https://sargam.test/studentpanel',
  giveBack: undefined,
  pdf: undefined,
};

it('money has lakh grouping, two decimals and the digits of the language', () => {
  expect(formatMoney('en', 12_550_000n)).toBe('৳1,25,500.00');
  expect(formatMoney('bn', 12_550_005n)).toBe('৳১,২৫,৫০০.০৫');
  expect(formatMoney('bn', -5_000n)).toBe('−৳৫০.০০');
});

it('a date is the day in Dhaka', () => {
  expect(formatDate('en', receipt.paidAt)).toBe('21 November 2026');
  expect(formatDate('bn', receipt.paidAt)).toBe('২১ নভেম্বর ২০২৬');
});

it('the verification link is a button and a text', () => {
  const mail = verificationMail({
    language: 'bn',
    url: 'https://sargam.test/verify-email#token=a',
  });
  expect(mail.subject).toBe('আপনার ইমেইল যাচাই করুন');
  expect(mail.html).toContain('href="https://sargam.test/verify-email#token=a"');
  expect(mail.text).toContain('https://sargam.test/verify-email#token=a');
  expect(mail.html).toContain('lang="bn"');
});

it.each([
  ['en', 'log in with the password you were given', 'buy your first course'],
  ['bn', 'যে পাসওয়ার্ড পেয়েছেন তা দিয়ে লগইন করে', 'কোর্স কিনতে পারবেন'],
] as const)(
  'the mail of an account that an admin created explains the login (%s)',
  (language, loginText, purchaseText) => {
    const verification = { language, url: 'https://sargam.test/verify-email#token=a' };
    const opened = verificationMail({ ...verification, kind: 'createdByAdmin' }).text;
    expect(opened).toContain(loginText);
    expect(opened).not.toContain(purchaseText);
    expect(verificationMail(verification).text).toContain(purchaseText);
  },
);

it.each([
  ['en', 'Set up your Sargam account', 'Choose a password'],
  ['bn', 'আপনার সরগম অ্যাকাউন্ট চালু করুন', 'পাসওয়ার্ড ঠিক করুন'],
] as const)(
  'the mail that sets up an account of staff leads to the choice of a password (%s)',
  (language, subject, button) => {
    const mail = verificationMail({
      language,
      url: 'https://sargam.test/verify-email#token=a',
      kind: 'setUp',
    });
    expect(mail.subject).toBe(subject);
    expect(mail.html).toContain(`>${button}<`);
  },
);

it('a receipt lists only deductions that are not zero', () => {
  const { text } = receiptMail(receipt);
  expect(text).toContain('First chords (90 days): ৳1,25,500.00');
  expect(text).toContain('Wallet: −৳500.00');
  expect(text).toContain('Paid: ৳1,25,000.00');
  expect(text).not.toContain('Voucher');
});

it('a receipt explains an extension and an upgrade, and has the invoice number', () => {
  const line = { title: 'First chords', pricePoisha: 100_000n, validityDays: 30 } as const;
  const lines = [
    { ...line, bought: 'extension' },
    { ...line, bought: 'upgrade', validityDays: 90 },
  ] as const;
  const { text } = receiptMail({ ...receipt, lines });
  expect(text).toContain('First chords (30 days more, added to those left): ৳1,000.00');
  expect(text).toContain('First chords (upgraded to 90 days, counted from when it began): ৳1,000.00');
  expect(text).toContain('Invoice: INV-000123');
  expect(receiptMail({ ...receipt, lines, language: 'bn' }).text).toContain(
    '(আরও ৩০ দিন, বাকি দিনের সঙ্গে যোগ হলো)',
  );
});

it('a name is escaped', () => {
  const { html } = receiptMail({ ...receipt, name: '<img src=x onerror=alert(1)>' });
  expect(html).not.toContain('<img');
});

it('a mail without rows and button consists of paragraphs', () => {
  const { text } = renderMail({
    language: 'en',
    subject: 's',
    greeting: 'Hi',
    paragraphs: ['One.'],
    closing: 'Bye',
  });
  expect(text).toBe('Hi\n\nOne.\n\nBye');
});
