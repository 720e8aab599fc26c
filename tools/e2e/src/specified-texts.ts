import { accountTexts, type SpecifiedText } from '@sargam/storefront/account-texts';

type PageText = Omit<SpecifiedText, 'key'>;

const pageText = (
  page: string,
  when: string,
  as: PageText['as'][number] | PageText['as'],
  en: string,
  bn: string,
): PageText => ({ page, when, as: typeof as === 'string' ? [as] : as, en, bn });

/** The fixed texts of the public site, besides those of the account pages. */
const siteTexts: readonly PageText[] = [
  pageText('/contact', 'empty', 'toast', 'Please fill all the fields', 'সব ঘর পূরণ করুন।'),
  pageText('/contact', 'done', 'toast', 'Message sent Successfully', 'মেসেজটি পাঠানো হয়েছে।'),
  ...(['empty', 'invalid email'] as const).map((when) =>
    pageText('/', when, 'alert', 'Missing Field or Invalid Email', 'কোনো ঘর খালি আছে, নয়তো ইমেইলটি ঠিক নেই।'),
  ),
  pageText('/', 'done', 'toast', 'Message sent Successfully!!', 'মেসেজটি পাঠানো হয়েছে।'),
  pageText(
    '/courseview',
    'locked lesson',
    'toast',
    'Purchase the course First!!',
    'লেসনটি দেখতে আগে কোর্সটি কিনুন।',
  ),
  pageText('/courseview', 'added to the cart', 'toast', 'course added to the cart', 'কোর্সটি কার্টে যোগ হয়েছে।'),
  pageText(
    '/courseview',
    'added to the wishlist',
    'toast',
    'Course Added to Wishlist',
    'কোর্সটি উইশলিস্টে রাখা হয়েছে।',
  ),
  ...(
    [
      'added to the wishlist by a visitor',
      'added to the cart by a visitor',
      'question sent by a visitor',
    ] as const
  ).map((when) => pageText('/courseview', when, 'toast', 'Please login first', 'আগে লগইন করুন।')),
  pageText('/courseview', 'question sent', 'toast', 'Message Sent Successfully!!', 'মেসেজটি পাঠানো হয়েছে।'),
  pageText('/cart', 'unknown voucher', 'field', 'Coupon Not found', 'ভাউচারটি পাওয়া যায়নি।'),
  pageText(
    '/studentpanel?tab=6',
    'empty',
    'field',
    'Please enter gift card secret code!',
    'গিফট কার্ডের গোপন কোডটি লিখুন।',
  ),
  pageText(
    '/studentpanel?tab=5',
    'opened',
    'page',
    'share your code and get 200 taka',
    'আপনার কোড শেয়ার করুন, ২০০ টাকা পান',
  ),
  pageText('/studentpanel?tab=4', 'saved', 'toast', 'User Updated Successfully!', 'প্রোফাইল আপডেট হয়েছে।'),
  pageText('/studentpanel?tab=4', 'network error', 'toast', 'User Update Failed!', 'প্রোফাইল আপডেট করা যায়নি।'),
  pageText(
    '/products/giftCard',
    'opened by a visitor',
    'page',
    'Please Login to continue',
    'এগিয়ে যেতে লগইন করুন।',
  ),
  pageText('/products/giftCard', 'empty', 'field', 'This is required', 'এই ঘরটি পূরণ করুন।'),
  pageText(
    '/products/giftCard',
    'phone too short',
    'field',
    'Too Short!',
    'নম্বরটি কমপক্ষে ১১ ডিজিটের হতে হবে।',
  ),
  pageText(
    '/products/giftCard',
    'invalid email',
    'field',
    'Enter a valid email address',
    'সঠিক ইমেইল ঠিকানা লিখুন।',
  ),
  pageText(
    '/products/giftCard',
    'different emails',
    'field',
    'Email must match',
    'দুই ঘরের ইমেইল এক হতে হবে।',
  ),
  pageText('/products/giftCard', 'own phone missing', 'field', 'This is required', 'এই ঘরটি পূরণ করুন।'),
  pageText(
    '/products/giftCard',
    'own phone too short',
    'field',
    'Too Short!',
    'নম্বরটি কমপক্ষে ১১ ডিজিটের হতে হবে।',
  ),
  pageText('/products/giftCard', 'quantity of 0', 'field', 'At least 1.', 'কমপক্ষে ১টি নিতে হবে।'),
  pageText('/products/giftCard', 'quantity above 20', 'field', 'At most 20.', 'সর্বোচ্চ ২০টি নেওয়া যায়।'),
  ...(['date that does not exist', 'date in the past', 'date beyond a year'] as const).map((when) =>
    pageText('/products/giftCard', when, 'field', 'Enter a valid date', 'সঠিক তারিখ দিন।'),
  ),
  pageText(
    '/giftcard',
    'unknown code',
    'field',
    'This gift card code is not valid.',
    'গিফট কার্ডের কোডটি সঠিক নয়।',
  ),
  pageText(
    '/giftcard',
    'empty',
    'field',
    'Please enter gift card secret code!',
    'গিফট কার্ডের গোপন কোডটি লিখুন।',
  ),
  pageText(
    '/giftcard-fail',
    'opened',
    'page',
    "Sorry! We couldn't make your order!",
    'দুঃখিত! আপনার অর্ডারটি করা যায়নি।',
  ),
  pageText(
    '/notifications',
    'network error',
    'page',
    'error fetching user notification',
    'আপনার নোটিফিকেশন আনা যায়নি।',
  ),
  ...(['/404', '/nowhere'] as const).flatMap((page) => [
    pageText(page, 'opened', 'page', '404! Page not found', '৪০৪! পেজটি পাওয়া যায়নি।'),
    pageText(page, 'opened', 'page', 'Back To Homepage', 'হোমপেজে ফিরে যান'),
  ]),
];

/**
 * Every fixed text for validation and failure on the public site and the account pages. Other suites assert the texts of
 * gift cards and orders.
 */
const specifiedTexts: readonly PageText[] = [...accountTexts, ...siteTexts];

/** The texts by page and condition, such as `/login, empty`. */
export const textsByTrigger: ReadonlyMap<string, readonly PageText[]> = Map.groupBy(
  specifiedTexts,
  ({ page, when }) => `${page}, ${when}`,
);
