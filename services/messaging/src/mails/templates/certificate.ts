import { type Language, type Mail, renderMail } from '../mail.ts';

export interface CertificateMail {
  readonly language: Language;
  readonly name: string;
  readonly course: string;
  /** Where the PDF is downloaded. */
  readonly classroomUrl: string;
  /** The public page of the certificate; empty in events of an earlier version. */
  readonly certificateUrl: string;
  /** Why it was revoked; empty otherwise. */
  readonly reason: string;
}

const texts = {
  en: {
    subject: (course: string) => `Your certificate: ${course}`,
    greeting: (name: string) => `Hello ${name},`,
    provided: (course: string) =>
      `You have passed both exams of ${course}. Your certificate has been provided. You can download it with the course in your classroom.`,
    share: (url: string) => `Anybody can check it on this page, which you can share: ${url}`,
    button: 'Open your courses',
    closing: 'Keep playing.\nSargam',
    revokedSubject: (course: string) => `Your certificate has been revoked: ${course}`,
    revoked: (course: string) =>
      `Your certificate of ${course} has been revoked. Its public page says so too, and the PDF can no longer be downloaded.`,
    reason: 'Reason',
    objection: 'If you think that this is a mistake, answer this mail.',
  },
  bn: {
    subject: (course: string) => `আপনার সার্টিফিকেট: ${course}`,
    greeting: (name: string) => `${name},`,
    provided: (course: string) =>
      `${course} কোর্সের দুটি পরীক্ষাতেই আপনি উত্তীর্ণ হয়েছেন। আপনার সার্টিফিকেট দেওয়া হয়েছে। ক্লাসরুমে কোর্সটির সঙ্গে সেটি ডাউনলোড করা যাবে।`,
    share: (url: string) => `এই পাতায় যে কেউ সার্টিফিকেটটি যাচাই করতে পারেন, লিংকটি শেয়ারও করতে পারেন: ${url}`,
    button: 'আপনার কোর্সগুলো দেখুন',
    closing: 'রেওয়াজ চলুক।\nসরগম',
    revokedSubject: (course: string) => `আপনার সার্টিফিকেট বাতিল হয়েছে: ${course}`,
    revoked: (course: string) =>
      `${course} কোর্সের জন্য দেওয়া আপনার সার্টিফিকেটটি বাতিল করা হয়েছে। যাচাইয়ের পাতাতেও তা লেখা আছে, আর পিডিএফ আর ডাউনলোড করা যাবে না।`,
    reason: 'কারণ',
    objection: 'ভুল হয়েছে মনে হলে এই মেইলের উত্তর দিন।',
  },
} as const;

/** The mail about a provided certificate (decision B36). */
export const certificateMail = (mail: CertificateMail): Mail => {
  const { language, name, course, classroomUrl, certificateUrl } = mail;
  const say = texts[language];
  return renderMail({
    language,
    subject: say.subject(course),
    greeting: say.greeting(name),
    paragraphs: [say.provided(course), ...(certificateUrl ? [say.share(certificateUrl)] : [])],
    button: { label: say.button, url: classroomUrl },
    closing: say.closing,
  });
};

/** The mail about a revoked certificate, with the reason of the admin (decision B67). */
export const revokedCertificateMail = ({ language, name, course, reason }: CertificateMail): Mail => {
  const say = texts[language];
  return renderMail({
    language,
    subject: say.revokedSubject(course),
    greeting: say.greeting(name),
    paragraphs: [say.revoked(course)],
    rows: [[say.reason, reason]],
    closing: `${say.objection}\n${say.closing}`,
  });
};
