/** A text whose wording the specification fixes. */
export type SpecifiedText = {
  /** Path of the page. */
  page: string;
  /** The user's action. */
  when: string;
  /** Where the text appears. */
  as: readonly ('field' | 'toast' | 'alert' | 'page')[];
  key: string;
  en: string;
  bn: string;
};

const textAt =
  (page: string, when: string, as: SpecifiedText['as']) =>
  (key: string, en: string, bn: string): SpecifiedText => ({ page, when, as, key, en, bn });

const signUpEmpty = textAt('/signup', 'empty', ['field']);
const loginEmpty = textAt('/login', 'empty', ['field']);

/** The fixed texts of sign-up, login and passwords. The page tests and the end-to-end tests read them from here. */
export const accountTexts: readonly SpecifiedText[] = [
  signUpEmpty('kit.person.name_required', '*Name required', '*নাম লিখুন'),
  signUpEmpty('kit.person.email_required', '*Email required', '*ইমেইল লিখুন'),
  signUpEmpty('kit.person.password_required', '*Password required', '*পাসওয়ার্ড লিখুন'),
  signUpEmpty('kit.person.confirm_required', '*Confirm password required', '*পাসওয়ার্ডটি আবার লিখুন'),
  signUpEmpty('kit.person.photo_required', '*Photo required', '*ছবি দিন'),
  signUpEmpty('kit.person.dob_required', '*Date of birth required', '*জন্মতারিখ দিন'),
  signUpEmpty('kit.person.phone_required', '*Phone number required', '*ফোন নম্বর লিখুন'),
  signUpEmpty('kit.person.address_required', '*Address required', '*ঠিকানা লিখুন'),
  textAt('/signup', 'empty', ['toast'])(
    'storefront.signup.fill_required',
    'Please fill all the required fields',
    'আবশ্যক সব ঘর পূরণ করুন।',
  ),
  textAt('/signup', 'no address', ['field'])(
    'kit.person.email_invalid',
    '*Invalid email',
    '*ইমেইলটি ঠিক নেই',
  ),
  textAt('/signup', 'two passwords', ['field'])(
    'kit.person.password_mismatch',
    "password didn't match",
    'দুই ঘরের পাসওয়ার্ড মিলছে না।',
  ),
  textAt('/signup', 'short password', ['field'])(
    'kit.person.password_short',
    'password should be more than 5 character',
    'পাসওয়ার্ড কমপক্ষে ৬ অক্ষরের হতে হবে।',
  ),
  textAt('/signup', 'born tomorrow', ['field'])(
    'kit.person.dob_future',
    'Date of birth cannot be in the future.',
    'জন্মতারিখ আজকের পরের কোনো দিন হতে পারে না।',
  ),
  textAt('/signup', 'no number', ['field'])('kit.person.digits_only', 'Digits only.', 'শুধু সংখ্যা লিখুন।'),
  textAt('/signup', 'taken address', ['field', 'toast'])(
    'kit.person.email_taken',
    'Email is already registered, please use login to continue.',
    'এই ইমেইলে আগেই অ্যাকাউন্ট খোলা হয়েছে। এগিয়ে যেতে লগইন করুন।',
  ),
  textAt('/signup', 'done', ['toast'])(
    'storefront.signup.check_email',
    'check your email to verification',
    'যাচাই করতে আপনার ইমেইল দেখুন।',
  ),
  textAt('/registration-successful', 'opened', ['page'])(
    'storefront.registered.text',
    'Registration done. Check your email for verification.',
    'সাইন আপ হয়ে গেছে। যাচাই করতে আপনার ইমেইল দেখুন।',
  ),
  loginEmpty('kit.person.email_required', '*Email required', '*ইমেইল লিখুন'),
  loginEmpty('kit.person.password_required', '*Password required', '*পাসওয়ার্ড লিখুন'),
  textAt('/login', 'empty', ['toast'])(
    'storefront.login.missing',
    'Email or password is missing!',
    'ইমেইল ও পাসওয়ার্ড ঠিকমতো লিখুন।',
  ),
  textAt('/login', 'no address', ['field'])('kit.person.email_invalid', '*Invalid email', '*ইমেইলটি ঠিক নেই'),
  textAt('/login', 'wrong password', ['alert'])(
    'storefront.login.failed',
    'Login Failed!! Please try with correct Credentials.',
    'লগইন হয়নি। সঠিক ইমেইল ও পাসওয়ার্ড দিয়ে আবার চেষ্টা করুন।',
  ),
  textAt('/forgetpassword', 'empty', ['field', 'toast'])(
    'storefront.forget.missing',
    'any of the field is missing',
    'ইমেইল লিখুন।',
  ),
  textAt('/forgetpassword', 'done', ['toast'])(
    'storefront.forget.sent',
    'check your email',
    'আপনার ইমেইল দেখুন।',
  ),
  textAt('/verify-email', 'opened', ['page'])(
    'storefront.verify.check_inbox',
    'Please check your email inbox/spam folder and verify your email',
    'আপনার ইমেইলের ইনবক্স বা স্প্যাম ফোল্ডার দেখুন এবং ইমেইলটি যাচাই করুন।',
  ),
];

/** The texts of `page` after the action `when`. */
export const textsShownAt = (page: string, when: string, language: 'en' | 'bn'): readonly string[] =>
  accountTexts.filter((text) => text.page === page && text.when === when).map((text) => text[language]);
