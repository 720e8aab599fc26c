import { type Language, type Mail, setLetter } from '../mail.ts';

interface Verification {
  readonly language: Language;
  readonly name: string;
  readonly url: string;
}

/** Asks a person to prove that the address they signed up with is theirs. */
export const verificationMail = ({ language, name, url }: Verification): Mail =>
  setLetter(
    language === 'bn'
      ? {
          language,
          subject: 'আপনার ইমেইল যাচাই করুন',
          greeting: `স্বাগতম, ${name}!`,
          paragraphs: [
            'সরগমে আপনার অ্যাকাউন্ট তৈরি হয়েছে। ইমেইলটি যাচাই করলেই কোর্স কিনতে পারবেন।',
            'লিংকটি ২৪ ঘণ্টা কাজ করবে। আপনি সাইন আপ না করে থাকলে এই ইমেইলটি নিয়ে কিছু করতে হবে না।',
          ],
          button: { label: 'ইমেইল যাচাই করুন', url },
          closing: 'রেওয়াজ চলুক।\nসরগম',
        }
      : {
          language,
          subject: 'Verify your email',
          greeting: `Welcome, ${name}!`,
          paragraphs: [
            'Your Sargam account is ready. Verify this address and you can buy your first course.',
            'The link works for 24 hours. If you did not sign up, there is nothing you need to do.',
          ],
          button: { label: 'Verify email', url },
          closing: 'Keep playing.\nSargam',
        },
  );
