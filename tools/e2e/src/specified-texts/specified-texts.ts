import { accountTexts } from '@sargam/storefront/account-texts';
import { backOfficeTexts } from './back-office-texts.ts';
import { groupByTrigger, type TextRow, toPageTexts } from './text-row.ts';

const notFound: readonly TextRow[] = [
  ['opened', 'page', '404! Page not found', '৪০৪! পেজটি পাওয়া যায়নি।'],
  ['opened', 'page', 'Back To Homepage', 'হোমপেজে ফিরে যান'],
];

/** The fixed texts of the public site, besides those of the account pages, by page. */
const siteTexts: Readonly<Record<string, readonly TextRow[]>> = {
  '/contact': [
    ['empty', 'toast', 'Please fill all the fields', 'সব ঘর পূরণ করুন।'],
    ['done', 'toast', 'Message sent Successfully', 'মেসেজটি পাঠানো হয়েছে।'],
  ],
  '/': [
    [
      ['empty', 'invalid email'],
      'alert',
      'Missing Field or Invalid Email',
      'কোনো ঘর খালি আছে, নয়তো ইমেইলটি ঠিক নেই।',
    ],
    ['done', 'toast', 'Message sent Successfully!!', 'মেসেজটি পাঠানো হয়েছে।'],
  ],
  '/courseview': [
    ['locked lesson', 'toast', 'Purchase the course First!!', 'লেসনটি দেখতে আগে কোর্সটি কিনুন।'],
    ['added to the cart', 'toast', 'course added to the cart', 'কোর্সটি কার্টে যোগ হয়েছে।'],
    ['added to the wishlist', 'toast', 'Course Added to Wishlist', 'কোর্সটি উইশলিস্টে রাখা হয়েছে।'],
    [
      ['added to the wishlist by a visitor', 'added to the cart by a visitor', 'question sent by a visitor'],
      'toast',
      'Please login first',
      'আগে লগইন করুন।',
    ],
    ['question sent', 'toast', 'Message Sent Successfully!!', 'মেসেজটি পাঠানো হয়েছে।'],
  ],
  '/cart': [['unknown voucher', 'field', 'Coupon Not found', 'ভাউচারটি পাওয়া যায়নি।']],
  '/studentpanel?tab=6': [
    ['empty', 'field', 'Please enter gift card secret code!', 'গিফট কার্ডের গোপন কোডটি লিখুন।'],
  ],
  '/studentpanel?tab=5': [
    ['opened', 'page', 'share your code and get 200 taka', 'আপনার কোড শেয়ার করুন, ২০০ টাকা পান'],
  ],
  '/studentpanel?tab=4': [
    ['saved', 'toast', 'User Updated Successfully!', 'প্রোফাইল আপডেট হয়েছে।'],
    ['network error', 'toast', 'User Update Failed!', 'প্রোফাইল আপডেট করা যায়নি।'],
  ],
  '/products/giftCard': [
    ['opened by a visitor', 'page', 'Please Login to continue', 'এগিয়ে যেতে লগইন করুন।'],
    ['empty', 'field', 'This is required', 'এই ঘরটি পূরণ করুন।'],
    ['phone too short', 'field', 'Too Short!', 'নম্বরটি কমপক্ষে ১১ ডিজিটের হতে হবে।'],
    ['invalid email', 'field', 'Enter a valid email address', 'সঠিক ইমেইল ঠিকানা লিখুন।'],
    ['different emails', 'field', 'Email must match', 'দুই ঘরের ইমেইল এক হতে হবে।'],
    ['own phone missing', 'field', 'This is required', 'এই ঘরটি পূরণ করুন।'],
    ['own phone too short', 'field', 'Too Short!', 'নম্বরটি কমপক্ষে ১১ ডিজিটের হতে হবে।'],
    ['quantity of 0', 'field', 'At least 1.', 'কমপক্ষে ১টি নিতে হবে।'],
    ['quantity above 20', 'field', 'At most 20.', 'সর্বোচ্চ ২০টি নেওয়া যায়।'],
    [
      ['date that does not exist', 'date in the past', 'date beyond a year'],
      'field',
      'Enter a valid date',
      'সঠিক তারিখ দিন।',
    ],
  ],
  '/giftcard': [
    ['unknown code', 'field', 'This gift card code is not valid.', 'গিফট কার্ডের কোডটি সঠিক নয়।'],
    ['empty', 'field', 'Please enter gift card secret code!', 'গিফট কার্ডের গোপন কোডটি লিখুন।'],
  ],
  '/giftcard-fail': [
    ['opened', 'page', "Sorry! We couldn't make your order!", 'দুঃখিত! আপনার অর্ডারটি করা যায়নি।'],
  ],
  '/notifications': [
    ['network error', 'page', 'error fetching user notification', 'আপনার নোটিফিকেশন আনা যায়নি।'],
  ],
  '/404': notFound,
  '/nowhere': notFound,
};

/**
 * Every fixed text for validation and failure on the public site and the account pages. Other suites assert the texts of
 * gift cards and orders.
 */
export const publicTextsByTrigger = groupByTrigger([
  ...accountTexts,
  ...Object.entries(siteTexts).flatMap(toPageTexts),
]);

export const backOfficeTextsByTrigger = groupByTrigger(backOfficeTexts.flatMap(toPageTexts));
