import { type Language, type Mail, renderMail } from '../mail.ts';

interface Verification {
  readonly language: Language;
  readonly url: string;
  /** True where an admin created the account. */
  readonly madeByAdmin?: boolean;
}

const paragraphs = {
  en: {
    signedUp: [
      'Your Sargam account is ready. Verify this address and you can buy your first course.',
      'The link works for 24 hours. If you did not sign up, there is nothing you need to do.',
    ],
    madeByAdmin: [
      'We have opened a Sargam account for you. Verify this address, then log in with the password you were given and change it.',
      'The link works for 24 hours. If you were not expecting this, there is nothing you need to do.',
    ],
  },
  bn: {
    signedUp: [
      'সরগমে আপনার অ্যাকাউন্ট তৈরি হয়েছে। ইমেইলটি যাচাই করলেই কোর্স কিনতে পারবেন।',
      'লিংকটি ২৪ ঘণ্টা কাজ করবে। আপনি সাইন আপ না করে থাকলে এই ইমেইলটি নিয়ে কিছু করতে হবে না।',
    ],
    madeByAdmin: [
      'সরগমে আমরা আপনার জন্য একটি অ্যাকাউন্ট খুলেছি। ইমেইলটি যাচাই করুন, তারপর যে পাসওয়ার্ড পেয়েছেন তা দিয়ে লগইন করে পাসওয়ার্ডটি বদলে নিন।',
      'লিংকটি ২৪ ঘণ্টা কাজ করবে। এ ব্যাপারে কিছু না জানলে এই ইমেইলটি নিয়ে কিছু করতে হবে না।',
    ],
  },
} as const;

/**
 * The mail with the link that verifies the e-mail address. It has no name, because anybody can sign up with somebody's address and a
 * message as the name.
 */
export const verificationMail = ({ language, url, madeByAdmin = false }: Verification): Mail =>
  renderMail(
    language === 'bn'
      ? {
          language,
          subject: 'আপনার ইমেইল যাচাই করুন',
          greeting: 'স্বাগতম!',
          paragraphs: paragraphs.bn[madeByAdmin ? 'madeByAdmin' : 'signedUp'],
          button: { label: 'ইমেইল যাচাই করুন', url },
          closing: 'রেওয়াজ চলুক।\nসরগম',
        }
      : {
          language,
          subject: 'Verify your email',
          greeting: 'Welcome!',
          paragraphs: paragraphs.en[madeByAdmin ? 'madeByAdmin' : 'signedUp'],
          button: { label: 'Verify email', url },
          closing: 'Keep playing.\nSargam',
        },
  );
