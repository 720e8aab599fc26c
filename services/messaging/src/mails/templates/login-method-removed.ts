import { type Language, type Mail, renderMail } from '../mail.ts';

interface LoginMethodRemoved {
  readonly language: Language;
  /** Empty for an unverified address. */
  readonly name: string;
  readonly method: 'password' | 'google' | 'facebook';
  /** The page where the owner chooses a new password. */
  readonly url: string;
}

const texts = {
  bn: {
    password: {
      subject: 'আপনার পাসওয়ার্ড সরানো হয়েছে',
      fact: 'আপনার সরগম অ্যাকাউন্টের পাসওয়ার্ড এইমাত্র সরানো হয়েছে।',
    },
    google: {
      subject: 'Google দিয়ে লগইন সরানো হয়েছে',
      fact: 'আপনার সরগম অ্যাকাউন্ট থেকে Google দিয়ে লগইন এইমাত্র সরানো হয়েছে।',
    },
    facebook: {
      subject: 'Facebook দিয়ে লগইন সরানো হয়েছে',
      fact: 'আপনার সরগম অ্যাকাউন্ট থেকে Facebook দিয়ে লগইন এইমাত্র সরানো হয়েছে।',
    },
  },
  en: {
    password: {
      subject: 'Your password was removed',
      fact: 'The password of your Sargam account has just been removed.',
    },
    google: {
      subject: 'Login with Google was removed',
      fact: 'Login with Google has just been removed from your Sargam account.',
    },
    facebook: {
      subject: 'Login with Facebook was removed',
      fact: 'Login with Facebook has just been removed from your Sargam account.',
    },
  },
};

/** The mail about a removed way to log in, for the case that another person removed it. */
export const loginMethodRemovedMail = ({ language, name, method, url }: LoginMethodRemoved): Mail => {
  const { subject, fact } = texts[language][method];
  return renderMail(
    language === 'bn'
      ? {
          language,
          subject,
          greeting: name === '' ? 'প্রিয় ব্যবহারকারী,' : `${name},`,
          paragraphs: [
            `${fact} অন্য ডিভাইসে আবার লগইন করতে হবে।`,
            'আপনি নিজে সরিয়ে থাকলে আর কিছু করতে হবে না। না সরিয়ে থাকলে এখনই নতুন পাসওয়ার্ড নিন, তাতে অন্য সবাই লগআউট হয়ে যাবে।',
          ],
          button: { label: 'আমি সরাইনি', url },
          closing: 'রেওয়াজ চলুক।\nসরগম',
        }
      : {
          language,
          subject,
          greeting: name === '' ? 'Hello,' : `Hello ${name},`,
          paragraphs: [
            `${fact} Other devices have to log in again.`,
            'If that was you, there is nothing you need to do. If it was not, ask for a new password now: it logs everybody else out.',
          ],
          button: { label: 'It was not me', url },
          closing: 'Keep playing.\nSargam',
        },
  );
};
