import { accountTexts, type SpecifiedText } from '../../../frontends/storefront/src/account/account-texts.ts';

type Said = Omit<SpecifiedText, 'key'>;

const said = (
  page: string,
  when: string,
  as: Said['as'][number] | Said['as'],
  en: string,
  bn: string,
): Said => ({ page, when, as: typeof as === 'string' ? [as] : as, en, bn });

/** Beside those of accounts, what the specification has the public site say (site, sections 5 and 8), word by word. */
const siteTexts: readonly Said[] = [
  said('/contact', 'empty', 'toast', 'Please fill all the fields', 'সব ঘর পূরণ করুন।'),
  said('/contact', 'done', 'toast', 'Message sent Successfully', 'মেসেজটি পাঠানো হয়েছে।'),
  ...(['empty', 'no address'] as const).map((when) =>
    said('/', when, 'alert', 'Missing Field or Invalid Email', 'কোনো ঘর খালি আছে, নয়তো ইমেইলটি ঠিক নেই।'),
  ),
  said('/', 'done', 'toast', 'Message sent Successfully!!', 'মেসেজটি পাঠানো হয়েছে।'),
  said(
    '/courseview',
    'locked lesson',
    'toast',
    'Purchase the course First!!',
    'লেসনটি দেখতে আগে কোর্সটি কিনুন।',
  ),
  said('/courseview', 'added to the cart', 'toast', 'course added to the cart', 'কোর্সটি কার্টে যোগ হয়েছে।'),
  said('/courseview', 'wished for', 'toast', 'Course Added to Wishlist', 'কোর্সটি উইশলিস্টে রাখা হয়েছে।'),
  ...(['wished for by a visitor', 'bought by a visitor', 'asked by a visitor'] as const).map((when) =>
    said('/courseview', when, 'toast', 'Please login first', 'আগে লগইন করুন।'),
  ),
  said('/courseview', 'asked', 'toast', 'Message Sent Successfully!!', 'মেসেজটি পাঠানো হয়েছে।'),
  said('/cart', 'unknown voucher', 'field', 'Coupon Not found', 'ভাউচারটি পাওয়া যায়নি।'),
  said(
    '/studentpanel?tab=6',
    'empty',
    'field',
    'Please enter gift card secret code!',
    'গিফট কার্ডের গোপন কোডটি লিখুন।',
  ),
  said(
    '/studentpanel?tab=5',
    'opened',
    'page',
    'share your code and get 200 taka',
    'আপনার কোড শেয়ার করুন, ২০০ টাকা পান',
  ),
  said('/studentpanel?tab=4', 'saved', 'toast', 'User Updated Successfully!', 'প্রোফাইল আপডেট হয়েছে।'),
  said('/studentpanel?tab=4', 'the line is cut', 'toast', 'User Update Failed!', 'প্রোফাইল আপডেট করা যায়নি।'),
  said(
    '/products/giftCard',
    'opened by a visitor',
    'page',
    'Please Login to continue',
    'এগিয়ে যেতে লগইন করুন।',
  ),
  said('/products/giftCard', 'empty', 'field', 'This is required', 'এই ঘরটি পূরণ করুন।'),
  said('/products/giftCard', 'short number', 'field', 'Too Short!', 'নম্বরটি কমপক্ষে ১১ ডিজিটের হতে হবে।'),
  said('/products/giftCard', 'no address', 'field', 'Enter a valid email address', 'সঠিক ইমেইল ঠিকানা লিখুন।'),
  said('/products/giftCard', 'two addresses', 'field', 'Email must match', 'দুই ঘরের ইমেইল এক হতে হবে।'),
  said('/products/giftCard', 'own number missing', 'field', 'This is required', 'এই ঘরটি পূরণ করুন।'),
  said('/products/giftCard', 'own number short', 'field', 'Too Short!', 'নম্বরটি কমপক্ষে ১১ ডিজিটের হতে হবে।'),
  said('/products/giftCard', 'no card at all', 'field', 'At least 1.', 'কমপক্ষে ১টি নিতে হবে।'),
  said('/products/giftCard', 'more than twenty', 'field', 'At most 20.', 'সর্বোচ্চ ২০টি নেওয়া যায়।'),
  ...(['no day', 'a day that is over', 'a day beyond a year'] as const).map((when) =>
    said('/products/giftCard', when, 'field', 'Enter a valid date', 'সঠিক তারিখ দিন।'),
  ),
  said(
    '/giftcard',
    'unknown code',
    'field',
    'This gift card code is not valid.',
    'গিফট কার্ডের কোডটি সঠিক নয়।',
  ),
  said('/giftcard', 'empty', 'field', 'Please enter gift card secret code!', 'গিফট কার্ডের গোপন কোডটি লিখুন।'),
  said(
    '/giftcard-fail',
    'opened',
    'page',
    "Sorry! We couldn't make your order!",
    'দুঃখিত! আপনার অর্ডারটি করা যায়নি।',
  ),
  said(
    '/notifications',
    'the line is cut',
    'page',
    'error fetching user notification',
    'আপনার নোটিফিকেশন আনা যায়নি।',
  ),
  ...(['/404', '/nowhere'] as const).flatMap((page) => [
    said(page, 'opened', 'page', '404! Page not found', '৪০৪! পেজটি পাওয়া যায়নি।'),
    said(page, 'opened', 'page', 'Back To Homepage', 'হোমপেজে ফিরে যান'),
  ]),
];

/**
 * Every text of validation and of failure that the specification gives the public site and the accounts. What a gift
 * card's or an order's own story says besides is asserted where it is told.
 */
const specifiedTexts: readonly Said[] = [...accountTexts, ...siteTexts];

/** All that is said on one occasion, by the page and the occasion: `/login, empty`. */
export const textsByOccasion: ReadonlyMap<string, readonly Said[]> = Map.groupBy(
  specifiedTexts,
  ({ page, when }) => `${page}, ${when}`,
);
