import { type Language, type Mail, renderMail } from '../mail.ts';

interface PasswordReset {
  readonly language: Language;
  /** Empty for an unverified address. */
  readonly name: string;
  readonly url: string;
}

/** The mail with the link to choose a new password. It never contains a password (decision P4). */
export const passwordResetMail = ({ language, name, url }: PasswordReset): Mail =>
  renderMail(
    language === 'bn'
      ? {
          language,
          subject: 'নতুন পাসওয়ার্ড বেছে নিন',
          greeting: name === '' ? 'প্রিয় ব্যবহারকারী,' : `${name},`,
          paragraphs: [
            'আপনার সরগম অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ড চাওয়া হয়েছে। নিচের বোতাম থেকে সেটি বেছে নিন।',
            'লিংকটি ৩০ মিনিট থাকে, একবারই কাজ করে। এরপর সব ডিভাইসে আবার লগইন করতে হবে।',
            'আপনি না চেয়ে থাকলে কিছু করতে হবে না। আগের পাসওয়ার্ডই থাকবে।',
          ],
          button: { label: 'নতুন পাসওয়ার্ড দিন', url },
          closing: 'রেওয়াজ চলুক।\nসরগম',
        }
      : {
          language,
          subject: 'Choose a new password',
          greeting: name === '' ? 'Hello,' : `Hello ${name},`,
          paragraphs: [
            'A new password was asked for your Sargam account. Choose it with the button below.',
            'The link works once, for 30 minutes. After that you log in again on all your devices.',
            'If it was not you who asked, there is nothing you need to do. Your password stays as it is.',
          ],
          button: { label: 'Choose a new password', url },
          closing: 'Keep playing.\nSargam',
        },
  );
