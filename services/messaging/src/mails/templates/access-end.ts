import { formatDate, formatNumber } from '@sargam/chassis/formatting';
import { type Language, type Mail, renderMail } from '../mail.ts';

export interface AccessEndMail {
  readonly language: Language;
  readonly name: string;
  readonly course: string;
  readonly endsAt: Date;
  /** Calendar days in Dhaka; 0 on the last day. */
  readonly daysLeft: number;
  /** Where access is extended or upgraded; undefined for a course that is not sold any more. */
  readonly offersUrl: string | undefined;
  readonly classroomUrl: string;
}

const texts = {
  en: {
    left: (days: number) => (days === 0 ? 'last day' : days === 1 ? '1 day left' : `${days} days left`),
    subject: (course: string, left: string) => `${course}: ${left}`,
    greeting: (name: string) => `Hello ${name},`,
    ends: (course: string, date: string) => `You can study ${course} until ${date}.`,
    endsToday: (course: string, date: string) => `Today, ${date}, is the last day to study ${course}.`,
    extend: 'If you extend now, the new days are added to the end. No day is lost.',
    stays: 'Your progress, notes and certificates stay, also after the end.',
    extendButton: 'Extend or upgrade',
    classroomButton: 'Go to the classroom',
    closing: 'Keep playing.\nSargam',
  },
  bn: {
    left: (days: number) => (days === 0 ? 'আজ শেষ দিন' : `আর ${formatNumber('bn', days)} দিন বাকি`),
    subject: (course: string, left: string) => `${course}: ${left}`,
    greeting: (name: string) => `${name},`,
    ends: (course: string, date: string) => `‘${course}’ কোর্সে আপনার মেয়াদ ${date} পর্যন্ত।`,
    endsToday: (course: string, date: string) => `‘${course}’ কোর্সে আপনার মেয়াদ আজ, ${date}, শেষ হচ্ছে।`,
    extend: 'এখন মেয়াদ বাড়ালে নতুন দিনগুলো শেষে যোগ হবে। কোনো দিন নষ্ট হবে না।',
    stays: 'মেয়াদ শেষ হলেও আপনার অগ্রগতি, নোট ও সার্টিফিকেট থেকে যাবে।',
    extendButton: 'মেয়াদ বা প্যাকেজ বাড়ান',
    classroomButton: 'ক্লাসরুমে যান',
    closing: 'রেওয়াজ চলুক।\nসরগম',
  },
} as const;

/** The reminder that access to a course ends soon. */
export const accessEndMail = (reminder: AccessEndMail): Mail => {
  const { language, name, course, daysLeft, offersUrl, classroomUrl } = reminder;
  const say = texts[language];
  const date = formatDate(language, reminder.endsAt);
  return renderMail({
    language,
    subject: say.subject(course, say.left(daysLeft)),
    greeting: say.greeting(name),
    paragraphs: [
      daysLeft === 0 ? say.endsToday(course, date) : say.ends(course, date),
      ...(offersUrl ? [say.extend] : []),
      say.stays,
    ],
    button: offersUrl
      ? { label: say.extendButton, url: offersUrl }
      : { label: say.classroomButton, url: classroomUrl },
    closing: say.closing,
  });
};
