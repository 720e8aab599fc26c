import { type Language, type Mail, paragraphsOf, renderMail } from '../mail.ts';

interface MessageMail {
  readonly language: Language;
  readonly name: string;
  readonly student: string;
  readonly message: string;
  /** The messages of the instructor's panel. */
  readonly url: string;
}

const texts = {
  en: {
    subject: (student: string) => `New message: ${student}`,
    greeting: (name: string) => `Hello ${name},`,
    written: 'A student has written to you. Your answer also reaches the student by mail.',
    student: 'Student',
    button: 'Answer the message',
    closing: 'Keep playing.\nSargam',
  },
  bn: {
    subject: (student: string) => `নতুন মেসেজ: ${student}`,
    greeting: (name: string) => `${name},`,
    written: 'একজন শিক্ষার্থী আপনাকে মেসেজ পাঠিয়েছেন। আপনার উত্তর তিনি ইমেইলেও পাবেন।',
    student: 'শিক্ষার্থী',
    button: 'উত্তর দিন',
    closing: 'রেওয়াজ চলুক।\nসরগম',
  },
} as const;

/** The mail about a student's new message to the instructor. It contains no e-mail address and no phone number (decision B20). */
export const messageMail = ({ language, name, student, message, url }: MessageMail): Mail => {
  const say = texts[language];
  return renderMail({
    language,
    subject: say.subject(student),
    greeting: say.greeting(name),
    paragraphs: [say.written, ...paragraphsOf(message)],
    rows: [[say.student, student]],
    button: { label: say.button, url },
    closing: say.closing,
  });
};
