import { type Language, type Mail, renderMail } from '../mail.ts';

/** `setUp`: the link lets staff choose the password of the account that an admin created. */
export type VerificationKind = 'signedUp' | 'createdByAdmin' | 'setUp';

interface Verification {
  readonly language: Language;
  readonly url: string;
  readonly kind?: VerificationKind;
}

interface Texts {
  readonly subject: string;
  readonly greeting: string;
  readonly button: string;
  readonly closing: string;
  readonly setUp: { readonly subject: string; readonly button: string };
  readonly paragraphs: Readonly<Record<VerificationKind, readonly string[]>>;
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    subject: 'Verify your email',
    greeting: 'Welcome!',
    button: 'Verify email',
    closing: 'Keep playing.\nSargam',
    setUp: { subject: 'Set up your Sargam account', button: 'Choose a password' },
    paragraphs: {
      signedUp: [
        'Your Sargam account is ready. Verify this address and you can buy your first course.',
        'The link works for 24 hours. If you did not sign up, there is nothing you need to do.',
      ],
      createdByAdmin: [
        'We have opened a Sargam account for you. Verify this address, then log in with the password you were given and change it.',
        'The link works for 24 hours. If you were not expecting this, there is nothing you need to do.',
      ],
      setUp: [
        'We have opened a Sargam account for you. Choose a password that only you know, then log in with it.',
        'The link works for 24 hours. After that, ask an admin for a new one. If you were not expecting this, there is nothing you need to do.',
      ],
    },
  },
  bn: {
    subject: 'আপনার ইমেইল যাচাই করুন',
    greeting: 'স্বাগতম!',
    button: 'ইমেইল যাচাই করুন',
    closing: 'রেওয়াজ চলুক।\nসরগম',
    setUp: { subject: 'আপনার সরগম অ্যাকাউন্ট চালু করুন', button: 'পাসওয়ার্ড ঠিক করুন' },
    paragraphs: {
      signedUp: [
        'সরগমে আপনার অ্যাকাউন্ট তৈরি হয়েছে। ইমেইলটি যাচাই করলেই কোর্স কিনতে পারবেন।',
        'লিংকটি ২৪ ঘণ্টা কাজ করবে। আপনি সাইন আপ না করে থাকলে এই ইমেইলটি নিয়ে কিছু করতে হবে না।',
      ],
      createdByAdmin: [
        'সরগমে আমরা আপনার জন্য একটি অ্যাকাউন্ট খুলেছি। ইমেইলটি যাচাই করুন, তারপর যে পাসওয়ার্ড পেয়েছেন তা দিয়ে লগইন করে পাসওয়ার্ডটি বদলে নিন।',
        'লিংকটি ২৪ ঘণ্টা কাজ করবে। এ ব্যাপারে কিছু না জানলে এই ইমেইলটি নিয়ে কিছু করতে হবে না।',
      ],
      setUp: [
        'সরগমে আমরা আপনার জন্য একটি অ্যাকাউন্ট খুলেছি। শুধু আপনি জানবেন এমন একটি পাসওয়ার্ড ঠিক করুন, তারপর সেটি দিয়ে লগইন করুন।',
        'লিংকটি ২৪ ঘণ্টা কাজ করবে। এরপর অ্যাডমিনের কাছে নতুন লিংক চেয়ে নিন। এ ব্যাপারে কিছু না জানলে এই ইমেইলটি নিয়ে কিছু করতে হবে না।',
      ],
    },
  },
};

/**
 * The mail with the link that verifies the e-mail address. It has no name, because anybody can sign up with somebody's address and a
 * message as the name.
 */
export const verificationMail = ({ language, url, kind = 'signedUp' }: Verification): Mail => {
  const { greeting, closing, paragraphs, setUp, ...usual } = texts[language];
  const { subject, button } = kind === 'setUp' ? setUp : usual;
  return renderMail({
    language,
    subject,
    greeting,
    paragraphs: paragraphs[kind],
    button: { label: button, url },
    closing,
  });
};
