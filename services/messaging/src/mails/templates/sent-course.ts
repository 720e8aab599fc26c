import { type Language, type Mail, renderMail } from '../mail.ts';

export interface SentCourseMail {
  readonly language: Language;
  readonly name: string;
  readonly course: string;
  /** My Courses in the panel. */
  readonly panelUrl: string;
  /** What the admin asks for; empty for a published course. */
  readonly comment: string;
}

const texts = {
  en: {
    greeting: (name: string) => `Hello ${name},`,
    changesSubject: (course: string) => `Changes asked for: ${course}`,
    changes: (course: string) =>
      `We have looked at ${course} and ask you for changes before we publish it. Change the course and send it again.`,
    comment: 'Comment',
    publishedSubject: (course: string) => `Your course is published: ${course}`,
    published: (course: string) => `${course} is published as you sent it. Students see it now.`,
    button: 'Open My Courses',
    closing: 'Keep playing.\nSargam',
  },
  bn: {
    greeting: (name: string) => `${name},`,
    changesSubject: (course: string) => `কিছু পরিবর্তন দরকার: ${course}`,
    changes: (course: string) =>
      `আমরা ‘${course}’ কোর্সটি দেখেছি। প্রকাশের আগে কিছু পরিবর্তন দরকার। কোর্সটি বদলে আবার পাঠান।`,
    comment: 'মন্তব্য',
    publishedSubject: (course: string) => `আপনার কোর্স প্রকাশিত হয়েছে: ${course}`,
    published: (course: string) => `আপনার পাঠানো ‘${course}’ কোর্সটি প্রকাশিত হয়েছে। শিক্ষার্থীরা এখন এটি দেখছেন।`,
    button: 'আমার কোর্স দেখুন',
    closing: 'রেওয়াজ চলুক।\nসরগম',
  },
} as const;

/** The mail to an instructor whose sent course needs changes (decision B76). */
export const changesAskedMail = ({ language, name, course, panelUrl, comment }: SentCourseMail): Mail => {
  const say = texts[language];
  return renderMail({
    language,
    subject: say.changesSubject(course),
    greeting: say.greeting(name),
    paragraphs: [say.changes(course)],
    rows: [[say.comment, comment]],
    button: { label: say.button, url: panelUrl },
    closing: say.closing,
  });
};

/** The mail to an instructor whose sent course is published. */
export const coursePublishedMail = ({ language, name, course, panelUrl }: SentCourseMail): Mail => {
  const say = texts[language];
  return renderMail({
    language,
    subject: say.publishedSubject(course),
    greeting: say.greeting(name),
    paragraphs: [say.published(course)],
    button: { label: say.button, url: panelUrl },
    closing: say.closing,
  });
};
