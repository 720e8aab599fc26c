import type { ListUnknownMailsResponse, UnknownMail } from '@sargam/proto/messaging/v1/messaging';
import { type CsvHeader, csvColumn } from '../../csv/csv-columns.ts';
import { boundedListCsv } from '../../csv/list-csv.ts';

const templates: Readonly<Record<string, CsvHeader>> = {
  verification: { en: 'Email verification', bn: 'ইমেইল যাচাই' },
  'password-reset': { en: 'Password reset', bn: 'পাসওয়ার্ড রিসেট' },
  'password-changed': { en: 'Password changed', bn: 'পাসওয়ার্ড পরিবর্তন' },
  'login-method-removed': { en: 'Login method removed', bn: 'লগইনের উপায় বাদ' },
  receipt: { en: 'Receipt of an order', bn: 'অর্ডারের রসিদ' },
  refund: { en: 'Refund of an order', bn: 'অর্ডারের রিফান্ড' },
  'refund-declined': { en: 'Refund declined', bn: 'রিফান্ডের আবেদন নামঞ্জুর' },
  'gift-receipt': { en: 'Receipt of a store order', bn: 'স্টোরের অর্ডারের রসিদ' },
  'gift-refund': { en: 'Refund of a store order', bn: 'স্টোরের অর্ডারের রিফান্ড' },
  'gift-card': { en: 'Gift card', bn: 'গিফট কার্ড' },
  settlement: { en: 'Settlement', bn: 'পাওনা পরিশোধ' },
  review: { en: 'New review', bn: 'নতুন রিভিউ' },
  'review-answer': { en: 'Answer to a review', bn: 'রিভিউর উত্তর' },
  answer: { en: 'Answer to a message', bn: 'মেসেজের উত্তর' },
  certificate: { en: 'Certificate', bn: 'সার্টিফিকেট' },
  'certificate-revoked': { en: 'Certificate revoked', bn: 'সার্টিফিকেট বাতিল' },
  'course-changes': { en: 'Changes of a course asked for', bn: 'কোর্সে পরিবর্তনের অনুরোধ' },
  'course-published': { en: 'Course published', bn: 'কোর্স প্রকাশ' },
  'access-end': { en: 'End of access to a course', bn: 'কোর্সের মেয়াদ শেষ' },
  'campaign-test': { en: 'Test of a mass mail', bn: 'একসঙ্গে ইমেইলের পরীক্ষা' },
};
const reasons: Readonly<Record<string, CsvHeader>> = {
  'process-stopped': {
    en: 'The sender stopped while it sent this mail',
    bn: 'ইমেইলটি পাঠানোর মাঝখানে কাজ বন্ধ হয়ে গিয়েছিল',
  },
  'relay-timeout': { en: 'The mail server did not answer in time', bn: 'মেইল সার্ভার সময়মতো উত্তর দেয়নি' },
};

const { text, instant } = csvColumn;

/** The mails of which it is not known whether they were sent. A template without a text is shown by its name. */
export const unknownMailCsv = boundedListCsv({
  name: 'unknown-mails',
  columns: [
    instant<UnknownMail>({ en: 'Date', bn: 'তারিখ' }, ({ at }) => at),
    text<UnknownMail>({ en: 'Name', bn: 'নাম' }, ({ personName }) => personName),
    text<UnknownMail>({ en: 'Email', bn: 'ইমেইল' }, ({ recipient }) => recipient),
    text<UnknownMail>(
      { en: 'Mail', bn: 'কোন ইমেইল' },
      ({ template }, language) => templates[template]?.[language] ?? template,
    ),
    text<UnknownMail>(
      { en: 'Reason', bn: 'কারণ' },
      ({ reason }, language) => reasons[reason]?.[language] ?? reason,
    ),
  ],
  rows: ({ mails }: ListUnknownMailsResponse) => mails,
  idOf: ({ id }) => id,
});
