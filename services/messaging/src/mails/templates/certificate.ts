import { type Language, type Mail, renderMail } from '../mail.ts';

export interface CertificateMail {
  readonly language: Language;
  readonly name: string;
  readonly course: string;
  readonly classroomUrl: string;
}

const texts = {
  en: {
    subject: (course: string) => `Your certificate: ${course}`,
    greeting: (name: string) => `Hello ${name},`,
    provided: (course: string) =>
      `You have passed both exams of ${course}. Your certificate has been provided.`,
    button: 'Open your courses',
    closing: 'Keep playing.\nSargam',
  },
  bn: {
    subject: (course: string) => `আপনার সার্টিফিকেট: ${course}`,
    greeting: (name: string) => `${name},`,
    provided: (course: string) =>
      `${course} কোর্সের দুটি পরীক্ষাতেই আপনি উত্তীর্ণ হয়েছেন। আপনার সার্টিফিকেট দেওয়া হয়েছে।`,
    button: 'আপনার কোর্সগুলো দেখুন',
    closing: 'রেওয়াজ চলুক।\nসরগম',
  },
} as const;

/** The mail about a provided certificate (decision B36). */
export const certificateMail = ({ language, name, course, classroomUrl }: CertificateMail): Mail => {
  const say = texts[language];
  return renderMail({
    language,
    subject: say.subject(course),
    greeting: say.greeting(name),
    paragraphs: [say.provided(course)],
    button: { label: say.button, url: classroomUrl },
    closing: say.closing,
  });
};
