import { type Language, type Mail, renderMail } from '../mail.ts';

interface PasswordChanged {
  readonly language: Language;
  readonly name: string;
  /** The page where the owner resets the password. */
  readonly url: string;
}

/** The mail about a changed password, for the case that another person changed it. */
export const passwordChangedMail = ({ language, name, url }: PasswordChanged): Mail =>
  renderMail(
    language === 'bn'
      ? {
          language,
          subject: 'আপনার পাসওয়ার্ড বদলানো হয়েছে',
          greeting: `${name},`,
          paragraphs: [
            'আপনার সরগম অ্যাকাউন্টের পাসওয়ার্ড এইমাত্র বদলানো হয়েছে। অন্য ডিভাইসে আবার লগইন করতে হবে।',
            'আপনি নিজে বদলে থাকলে আর কিছু করতে হবে না। না বদলে থাকলে এখনই নতুন পাসওয়ার্ড নিন, তাতে অন্য সবাই লগআউট হয়ে যাবে।',
          ],
          button: { label: 'আমি বদলাইনি', url },
          closing: 'রেওয়াজ চলুক।\nসরগম',
        }
      : {
          language,
          subject: 'Your password was changed',
          greeting: `Hello ${name},`,
          paragraphs: [
            'The password of your Sargam account has just been changed. Other devices have to log in again.',
            'If that was you, there is nothing you need to do. If it was not, ask for a new password now: it logs everybody else out.',
          ],
          button: { label: 'It was not me', url },
          closing: 'Keep playing.\nSargam',
        },
  );
